// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeFoundation

/// The keychain, which is in memory.
@Suite("Keychain")
struct KeychainTests {
  private func query(_ account: String?, _ values: [CFString: Any] = [:]) -> CFDictionary {
    var query = values
    query[kSecClass] = kSecClassGenericPassword
    query[kSecAttrAccount] = account
    return query as CFDictionary
  }

  @Test("An added item is found, changed and deleted")
  func item() {
    #expect(SecItemAdd(query("a", [kSecValueData: Data("x".utf8)]), nil) == errSecSuccess)
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(query("a", [kSecReturnData: true]), &item) == errSecSuccess)
    #expect(item as? Data == Data("x".utf8))
    let changes = [kSecValueData: Data("y".utf8)] as CFDictionary
    #expect(SecItemUpdate(query("a"), changes) == errSecSuccess)
    #expect(
      SecItemCopyMatching(
        query("a", [kSecReturnData: kCFBooleanTrue as Any, kSecReturnAttributes: true]), &item)
        == errSecSuccess)
    let attributes = item as? [String: Any]
    #expect(attributes?[kSecValueData as String] as? Data == Data("y".utf8))
    #expect(attributes?[kSecAttrAccount as String] as? String == "a")
    #expect(SecItemDelete(query("a")) == errSecSuccess)
    #expect(SecItemDelete(query("a")) == errSecItemNotFound)
  }

  @Test("A search with the limit “all” returns all items in the order in which they were added")
  func all() {
    for account in ["b", "a"] { SecItemAdd(query(account), nil) }
    var items: CFTypeRef?
    SecItemCopyMatching(
      query(nil, [kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true]), &items)
    let found = items as? [[String: Any]]
    #expect(found?.map { $0[kSecAttrAccount as String] as? String } == ["b", "a"])
  }

  @Test("An item with the same account is a duplicate, and an item needs a class")
  func rejected() {
    #expect(SecItemAdd(query("a"), nil) == errSecSuccess)
    #expect(SecItemAdd(query("a", [kSecAttrLabel: "label"]), nil) == errSecDuplicateItem)
    #expect(SecItemAdd([:], nil) == errSecParam)
    #expect(SecItemCopyMatching([:], nil) == errSecParam)
  }

  @Test("Random bytes are the same in each run")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(bytes == [226, 110, 6, 248])
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }
}
