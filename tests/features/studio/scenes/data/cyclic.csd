<GameFile><PropertyGroup Name="Scene" Type="Node" Version="3.10.0.0" /><Content ctype="GameProjectContent"><Content><Animation Duration="0" Speed="1.0"></Animation><AnimationList></AnimationList>
<ObjectData Name="root" ctype="GameNodeObjectData"><Children><AbstractNodeData Name="self" ctype="ProjectNodeObjectData"><FileData Type="Normal" Path="cyclic.csd" Plist="" /></AbstractNodeData>
<AbstractNodeData Name="after" ctype="SpriteObjectData"><FileData Type="Normal" Path="missing.png" Plist="" /></AbstractNodeData>
<AbstractNodeData Name="lost" ctype="ProjectNodeObjectData"><FileData Type="Normal" Path="missing.csd" Plist="" /></AbstractNodeData>
<AbstractNodeData Name="framed" ctype="SpriteObjectData"><FileData Type="PlistSubImage" Path="lost.png" Plist="missing.plist" /></AbstractNodeData></Children></ObjectData></Content></Content></GameFile>
