// SPDX-License-Identifier: MIT

@_exported import CoreText
@_exported import Foundation
// It paints views, and is found by the name of its class.
import SwiftUI
@_exported import TintypeFoundation
@_exported import TintypeUIKit
@_exported import UserNotifications
