// SPDX-License-Identifier: MIT

@_exported import CoreText
@_exported import Foundation
@_exported import TintypeFoundation
@_exported import TintypeUIKit
@_exported import UserNotifications
