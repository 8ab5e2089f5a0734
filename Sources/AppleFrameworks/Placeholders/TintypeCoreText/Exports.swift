// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import class SwiftUI.CGDataProvider
@_exported import class SwiftUI.CGFont
@_exported import typealias SwiftUI.CTFont
@_exported import enum SwiftUI.CTFontManagerError
@_exported import func SwiftUI.CTFontManagerRegisterFontURLs
@_exported import func SwiftUI.CTFontManagerRegisterFontsForURL
@_exported import func SwiftUI.CTFontManagerRegisterGraphicsFont
@_exported import enum SwiftUI.CTFontManagerScope
@_exported import var SwiftUI.kCTFontManagerErrorDomain
@_exported import var SwiftUI.kCTFontManagerErrorFontURLsKey
@_exported import typealias TintypeFoundation.CFArray
@_exported import typealias TintypeFoundation.CFData
@_exported import typealias TintypeFoundation.CFError
@_exported import func TintypeFoundation.CFErrorCopyDescription
@_exported import func TintypeFoundation.CFErrorGetCode
@_exported import func TintypeFoundation.CFErrorGetDomain
@_exported import typealias TintypeFoundation.CFIndex
@_exported import typealias TintypeFoundation.CFString
@_exported import typealias TintypeFoundation.CFURL
