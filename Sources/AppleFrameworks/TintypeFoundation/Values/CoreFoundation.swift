// SPDX-License-Identifier: MIT

public import Foundation

// Swift does not convert values of Foundation to classes on Linux. The types are therefore those to
// which `as` converts without a bridge.

/// The Core Foundation string type, which is a class of Foundation here.
public typealias CFString = NSString
/// The Core Foundation URL type, which is Foundation's structure here.
public typealias CFURL = URL
/// The Core Foundation data type, which is Foundation's structure here.
public typealias CFData = Data
/// The Core Foundation array type, which is an array of any values here.
public typealias CFArray = [Any]
/// The Core Foundation error type, which is a class of Foundation here.
public typealias CFError = NSError
/// The Core Foundation dictionary type, which is a class of Foundation here.
public typealias CFDictionary = NSDictionary
/// The Core Foundation Boolean type, which is a class of Foundation here.
public typealias CFBoolean = NSNumber
/// The Core Foundation type of all objects.
public typealias CFTypeRef = AnyObject
/// The Core Foundation type of indexes and codes.
public typealias CFIndex = Int
/// The type of results of functions in C.
public typealias OSStatus = Int32

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean object `true`.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean object `false`.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
  NSString(string: err.localizedDescription)
}

/// Returns the code of an error in its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { NSString(string: err.domain) }
