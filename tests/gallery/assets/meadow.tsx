<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="meadow" tilewidth="32" tileheight="32" spacing="2" margin="1" tilecount="24" columns="8">
 <image source="meadow.png" width="272" height="102"/>
 <tile id="8"><properties><property name="kind" value="water"/></properties><animation><frame tileid="8" duration="260"/><frame tileid="9" duration="260"/><frame tileid="10" duration="260"/><frame tileid="11" duration="260"/></animation></tile>
 <tile id="18"><properties><property name="kind" value="rock"/></properties></tile>
</tileset>
