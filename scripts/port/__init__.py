"""`./copra port`: builds and runs a cocos2d-x game without writing into its folder."""
