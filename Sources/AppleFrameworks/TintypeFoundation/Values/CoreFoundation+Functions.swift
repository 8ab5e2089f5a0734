// SPDX-License-Identifier: MIT

public import Foundation

/// The Core Foundation type of mutable strings, which is a class of Foundation here.
public typealias CFMutableString = NSMutableString
/// The Core Foundation number type, which is a class of Foundation here.
public typealias CFNumber = NSNumber
/// The Core Foundation date type, which is a structure of Foundation here.
public typealias CFDate = Date
/// The Core Foundation type of mutable data, which is a class of Foundation here.
public typealias CFMutableData = NSMutableData
/// The Core Foundation type of mutable dictionaries, which is a class of Foundation here.
public typealias CFMutableDictionary = NSMutableDictionary
/// The Core Foundation type of mutable arrays, which is a class of Foundation here.
public typealias CFMutableArray = NSMutableArray
/// The Core Foundation type of sets, which is a class of Foundation here.
public typealias CFSet = NSSet
/// The Core Foundation type of identifiers, which is a class of Foundation here.
public typealias CFUUID = NSUUID
/// The Core Foundation type of run loops, which is a class of Foundation here.
public typealias CFRunLoop = RunLoop
/// The Core Foundation type of ranges, which is a structure of Foundation here.
public typealias CFRange = NSRange
/// The Core Foundation type of the numbers of types.
public typealias CFTypeID = UInt
/// The Core Foundation type of options.
public typealias CFOptionFlags = UInt
/// The Core Foundation type of objects that allocate memory, which has no effect.
public typealias CFAllocator = NSObject

/// The default object that allocates memory: none.
public var kCFAllocatorDefault: CFAllocator? { nil }
/// The key of the version of a bundle.
public var kCFBundleVersionKey: CFString { NSString(string: "CFBundleVersion") }
/// The key of the name of a bundle.
public var kCFBundleNameKey: CFString { NSString(string: "CFBundleName") }
/// The key of the identifier of a bundle.
public var kCFBundleIdentifierKey: CFString { NSString(string: "CFBundleIdentifier") }

/// Returns a new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID { NSUUID() }

/// Returns the text of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID) -> CFString {
  NSString(string: uuid.uuidString)
}

/// Returns the identifier of a text; `nil` if the text is none.
public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString) -> CFUUID? {
  NSUUID(uuidString: String(describing: uuidStr))
}

/// Returns a number for the class of an object.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
  guard let cf else { return 0 }
  if let number = cf as? NSNumber, isBoolean(number) { return CFBooleanGetTypeID() }
  switch cf {
  case is NSString: return CFStringGetTypeID()
  case is NSNumber: return CFNumberGetTypeID()
  case is NSDictionary: return CFDictionaryGetTypeID()
  case is NSArray: return CFArrayGetTypeID()
  case is NSData: return CFDataGetTypeID()
  default: return 1
  }
}

private func isBoolean(_ number: NSNumber) -> Bool {
  number === NSNumber(value: true) || number === NSNumber(value: false)
    || String(cString: number.objCType) == "B"
}

/// Returns the number of the class of strings.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// Returns the number of the class of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// Returns the number of the class of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// Returns the number of the class of data.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// Returns the number of the class of Boolean objects.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// Returns the number of the class of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }

/// Returns a Boolean value that indicates whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef?, _ cf2: CFTypeRef?) -> Bool {
  (cf1 as? NSObject)?.isEqual(cf2) ?? (cf1 == nil && cf2 == nil)
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  NSRange(location: loc, length: len)
}

/// Returns the number of UTF-16 code units of a string.
public func CFStringGetLength(_ theString: CFString) -> CFIndex { theString.length }

/// Returns the number of objects of an array.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData) -> CFIndex { theData.count }

/// Returns the value of a Boolean object.
public func CFBooleanGetValue(_ boolean: CFBoolean) -> Bool { boolean.boolValue }

/// Returns the number of values of a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary) -> CFIndex { theDict.count }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { .main }

/// Returns the run loop of the thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

/// The transform of a text to Latin letters.
public var kCFStringTransformToLatin: CFString { NSString(string: "Any-Latin") }
/// The transform that removes marks.
public var kCFStringTransformStripCombiningMarks: CFString {
  NSString(string: "NFD; [:nonspacing mark:] Remove; NFC")
}
/// The transform that removes marks of letters.
public var kCFStringTransformStripDiacritics: CFString {
  NSString(string: "NFD; [:nonspacing mark:] Remove; NFC")
}
/// The transform of Chinese to Latin letters.
public var kCFStringTransformMandarinLatin: CFString { NSString(string: "Han-Latin") }

/// Changes a text by a transform, and returns a Boolean value that indicates whether there is one.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString,
  _ reverse: Bool
) -> Bool {
  let name = StringTransform(rawValue: String(describing: transform))
  guard let text = String(describing: string).applyingTransform(name, reverse: reverse) else {
    return false
  }
  string.setString(text)
  return true
}

/// The notifications between processes, which are not sent.
public final class CFNotificationCenter: NSObject, Sendable {}

/// The name of a notification between processes.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  // Proof of safety: the string is not mutable.
  /// The name.
  public let rawValue: CFString

  /// Creates a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// Returns the notifications between processes, which are not sent.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter {
  CFNotificationCenter()
}

/// Returns the notifications of the process, which are not sent.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter { CFNotificationCenter() }

/// Has no effect, because notifications are not sent to other processes.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {}
