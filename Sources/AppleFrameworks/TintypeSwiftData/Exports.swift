// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import Observation
