// SPDX-License-Identifier: MIT
//
// The macro `#Playground` does not exist on Linux.

#pragma once
