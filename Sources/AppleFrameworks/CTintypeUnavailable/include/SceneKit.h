// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(SCNAction, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNBox, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNCamera, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNGeometry, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNLight, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNMaterial, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNNode, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNScene, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNSphere, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNText, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SCNView, "SceneKit does not exist")
TINTYPE_UNAVAILABLE(SceneView, "SceneKit does not exist")
