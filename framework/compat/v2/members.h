#pragma once

/// The protected members of 2.x that games use in their own classes, by the names that they have now.

// CCObject, CCNode
#define m_uReference _referenceCount
#define m_obPosition _position
#define m_tPosition _position
#define m_obContentSize _contentSize
#define m_tContentSize _contentSize
#define m_obAnchorPoint _anchorPoint
#define m_tAnchorPoint _anchorPoint
#define m_fScaleX _scaleX
#define m_fScaleY _scaleY
#define m_pParent _parent
#define m_pChildren _children
#define m_nTag _tag
#define m_nZOrder _localZOrder
#define m_bVisible _visible
#define m_bIsVisible _visible
#define m_bRunning _running
#define m_bIsRunning _running
// CCSprite
#define m_sBlendFunc _blendFunc
#define m_obRect _rect
#define m_tRect _rect
#define m_pobTexture _texture
#define m_bFlipX _flippedX
#define m_bFlipY _flippedY
// CCLayer
#define m_bTouchEnabled _touchEnabled
#define m_bIsTouchEnabled _touchEnabled
// CCMenu, CCMenuItem
#define m_pSelectedItem _selectedItem
#define m_eState _state
#define m_bEnabled _enabled
#define m_bIsEnabled _enabled
#define m_bIsSelected _selected
// CCAction, CCActionInterval
#define m_pTarget _target
#define m_pOriginalTarget _originalTarget
#define m_fDuration _duration
// CCString
#define m_sString _string
