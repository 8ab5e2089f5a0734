// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeSchedulers

/// The keychain of a test, in memory; outside of a test, the process has one.
final class Keychain: @unchecked Sendable {
  private struct Item {
    var attributes: [String: Any]
  }

  // The values are not sendable. The lock protects them.
  private let lock = NSLock()
  private var items: [Item] = []
  private var randomSeed: UInt64 = 0

  static var current: Keychain { TestObjects.object { Keychain() } }

  /// The attributes that identify an item of a class.
  private static let keys: [String: [String]] = [
    "genp": ["acct", "svce", "agrp", "sync"],
    "inet": ["acct", "srvr", "sdmn", "port", "path", "ptcl", "atyp", "agrp", "sync"],
  ]

  func add(_ query: NSDictionary) -> (OSStatus, AnyObject?) {
    let query = Query(query)
    guard let type = query.values["class"] as? String else { return (errSecParam, nil) }
    let attributes = query.attributes
    let identity = (Self.keys[type] ?? Array(attributes.keys)) + ["class"]
    return lock.withLock {
      let isDuplicate = items.contains { item in
        identity.allSatisfy { Query.isEqual(item.attributes[$0], attributes[$0]) }
      }
      guard !isDuplicate else { return (errSecDuplicateItem, nil) }
      items.append(Item(attributes: attributes))
      return (errSecSuccess, query.result(of: [attributes]))
    }
  }

  func find(_ query: NSDictionary) -> (OSStatus, AnyObject?) {
    let query = Query(query)
    guard query.values["class"] is String else { return (errSecParam, nil) }
    return lock.withLock {
      let found = items.map(\.attributes).filter(query.matches)
      return found.isEmpty ? (errSecItemNotFound, nil) : (errSecSuccess, query.result(of: found))
    }
  }

  func update(_ query: NSDictionary, with changes: NSDictionary) -> OSStatus {
    let (query, changes) = (Query(query), Query(changes).attributes)
    return lock.withLock {
      let found = items.indices.filter { query.matches(items[$0].attributes) }
      for index in found { items[index].attributes.merge(changes) { $1 } }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: NSDictionary) -> OSStatus {
    let query = Query(query)
    return lock.withLock {
      let count = items.count
      items.removeAll { query.matches($0.attributes) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }

  /// Returns the next bytes of the test.
  func randomBytes(_ count: Int) -> [UInt8] {
    lock.withLock {
      (0..<count).map { _ in
        // SplitMix64, of which the highest byte is taken.
        randomSeed &+= 0x9E37_79B9_7F4A_7C15
        var word = (randomSeed ^ (randomSeed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return UInt8(truncatingIfNeeded: (word ^ (word >> 31)) >> 56)
      }
    }
  }
}

/// The attributes of an item, with what a search returns.
private struct Query {
  let values: [String: Any]

  init(_ values: NSDictionary) { self.values = values as? [String: Any] ?? [:] }

  /// The values that an item stores.
  var attributes: [String: Any] {
    values.filter { key, _ in !["r_", "m_", "u_"].contains(key.prefix(2)) && key != "nleg" }
  }

  func matches(_ item: [String: Any]) -> Bool {
    attributes.allSatisfy { key, value in
      key == "v_Data" || key == "sync" && value as? String == "syna"
        || Self.isEqual(item[key], value)
    }
  }

  /// Returns what a search returns for items: the values or attributes of one or of all.
  func result(of items: [[String: Any]]) -> AnyObject? {
    let (hasData, hasAttributes) = (isTrue("r_Data"), isTrue("r_Attributes"))
    guard hasData || hasAttributes else { return nil }
    let results = items.compactMap { item in
      hasAttributes ? item.filter { hasData || $0.key != "v_Data" } : item["v_Data"]
    }
    let isSingle = values["m_Limit"] as? String ?? "m_LimitOne" == "m_LimitOne"
    return isSingle ? results.first as AnyObject? : results as AnyObject
  }

  private func isTrue(_ key: String) -> Bool { values[key] as? Bool ?? false }

  /// Returns whether two values are equal as objects of Foundation.
  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return NSArray(object: first).isEqual(NSArray(object: second))
  }
}
