#pragma once

// The names of cocos2d-x for its namespace of timelines.
#define NS_TIMELINE_BEGIN                                                                                    \
    namespace cocostudio {                                                                                   \
    namespace timeline {
#define NS_TIMELINE_END                                                                                      \
    }                                                                                                        \
    }
#define USING_NS_TIMELINE using namespace cocostudio::timeline
