// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(ARAnchor, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARCamera, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARConfiguration, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARFaceAnchor, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARFrame, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARImageTrackingConfiguration, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARPlaneAnchor, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARSCNView, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARSession, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARWorldTrackingConfiguration, "Augmented reality does not exist")
TINTYPE_UNAVAILABLE(ARFaceTrackingConfiguration, "Augmented reality does not exist")
