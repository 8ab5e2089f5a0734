// SPDX-License-Identifier: MIT

public import Foundation

/// Adds an item to the keychain of the test, which is in memory.
///
/// - Returns: `errSecDuplicateItem` if the keychain has an item with the same identity, and
///   `errSecParam` without a class.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, value) = Keychain.current.add(attributes)
  result?.pointee = value
  return status
}

/// Finds items in the keychain of the test.
///
/// - Returns: `errSecItemNotFound` if no item has the attributes.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, value) = Keychain.current.find(query)
  result?.pointee = value
  return status
}

/// Changes all items in the keychain of the test that have some attributes.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  Keychain.current.update(query, with: attributesToUpdate)
}

/// Deletes all items from the keychain of the test that have some attributes.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query) }

/// A source of random bytes; there is only the standard one.
public typealias SecRandomRef = OpaquePointer
/// The standard source of random bytes.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Writes the next bytes of the test, which are the same in each run and not secret.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  bytes.copyMemory(from: Keychain.current.randomBytes(count), byteCount: count)
  return errSecSuccess
}

/// Returns the description of a result in English.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  NSString(string: messages[status] ?? "OSStatus \(status)")
}

private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
]
