#include "PondStage.h"

#include "stages/Routes.h"

using namespace beecluster;

Stage pondStage() {
    // Down to the water, along it, and up again. The points are relative to the leg before.
    static const Route dip{{60.0f, 700.0f},
                           {{2.0f, {0.0f, -400.0f}}, {1.5f, {300.0f, 0.0f}}, {2.0f, {0.0f, 400.0f}}}};

    Stage stage;
    stage.name = "pond";
    stage.title = "Quiet Pond";
    stage.groundImage = "meadow_creek.png";
    stage.scrollSpeed = 30.0f;
    stage.waves = {
        Wave{EnemyKind::Ladybird, 3, &routes::crossing}.after(2.0f).every(0.6f),
        Wave{EnemyKind::Wasp, 4, &dip}.after(3.0f).every(0.5f).alternating(),
    };
    return stage;
}
