// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(AnchorEntity, "RealityKit does not exist")
TINTYPE_UNAVAILABLE(ARView, "RealityKit does not exist")
TINTYPE_UNAVAILABLE(Entity, "RealityKit does not exist")
TINTYPE_UNAVAILABLE(Experience, "RealityKit does not exist")
TINTYPE_UNAVAILABLE(MeshResource, "RealityKit does not exist")
TINTYPE_UNAVAILABLE(ModelEntity, "RealityKit does not exist")
TINTYPE_UNAVAILABLE(RealityView, "RealityKit does not exist")
TINTYPE_UNAVAILABLE(SimpleMaterial, "RealityKit does not exist")
