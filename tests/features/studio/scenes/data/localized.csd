<GameFile><PropertyGroup Name="Scene" Type="Node" Version="3.10.0.0" /><Content ctype="GameProjectContent"><Content><Animation Duration="0" Speed="1.0"></Animation><AnimationList></AnimationList>
<ObjectData Name="root" ctype="GameNodeObjectData"><Children><AbstractNodeData Name="play" ButtonText="menu.play" IsLocalized="True" ctype="ButtonObjectData"><Size X="10" Y="10" /></AbstractNodeData>
<AbstractNodeData Name="title" LabelText="menu.title" FontSize="20" IsLocalized="True" ctype="TextObjectData"><Size X="10" Y="10" /></AbstractNodeData>
<AbstractNodeData Name="plain" LabelText="menu.title" FontSize="20" ctype="TextObjectData"><Size X="10" Y="10" /></AbstractNodeData>
<AbstractNodeData Name="field" LabelText="menu.unknown" PlaceHolderText="menu.name" FontSize="20" IsLocalized="True" ctype="TextFieldObjectData"><Size X="10" Y="10" /></AbstractNodeData></Children></ObjectData></Content></Content></GameFile>
