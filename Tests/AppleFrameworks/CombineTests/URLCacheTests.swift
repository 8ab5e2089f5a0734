// SPDX-License-Identifier: MIT

import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite("URLCache")
struct URLCacheTests {
  @Test("A cache has its capacities, with and without a directory")
  func capacities() {
    let caches = [
      URLCache(memoryCapacity: 10, diskCapacity: 20),
      URLCache(memoryCapacity: 10, diskCapacity: 20, directory: URL(fileURLWithPath: "/tmp/cache")),
    ]
    #expect(caches.map(\.memoryCapacity) == [10, 10])
    #expect(caches.map(\.diskCapacity) == [20, 20])
  }
}
