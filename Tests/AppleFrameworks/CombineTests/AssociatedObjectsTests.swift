// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

@Suite("Values that are associated with objects")
struct AssociatedObjectsTests {
  private final class Owner {}

  private final class Value {
    let released: (() -> Void)?
    init(released: (() -> Void)? = nil) { self.released = released }
    deinit { released?() }
  }

  // Proof of safety: only the addresses are used.
  private nonisolated(unsafe) static var key: UInt8 = 0
  private nonisolated(unsafe) static var other: UInt8 = 0

  @Test("A value belongs to an object and a key, and is replaced and removed")
  func values() {
    let (first, second) = (Owner(), Owner())
    objc_setAssociatedObject(first, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(first, &Self.other, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(first, &Self.key) as? String == "a")
    #expect(objc_getAssociatedObject(second, &Self.key) == nil)
    objc_setAssociatedObject(first, &Self.key, "b", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(first, &Self.key) as? String == "b")
    objc_setAssociatedObject(first, &Self.key, nil, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(first, &Self.key) == nil)
    #expect(objc_getAssociatedObject(first, &Self.other) as? Int == 1)
    objc_removeAssociatedObjects(first)
    #expect(objc_getAssociatedObject(first, &Self.other) == nil)
  }

  @Test("A new object has no values of an earlier one, whose values are released in the end")
  func lifetimes() {
    var count = 0
    for _ in 0..<1000 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
      objc_setAssociatedObject(
        owner, &Self.key, Value { count += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(count >= 800)
  }

  @Test("A value that is no object has none")
  func noObject() {
    objc_setAssociatedObject(1, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(1, &Self.key) == nil)
  }
}

@Suite("Names of Foundation")
struct FoundationNamesTests {
  @Test("A progress without units is created, also where a type is expected")
  func progress() {
    let progress: Progress = Progress()
    let count: NSInteger = 3
    progress.totalUnitCount = Int64(count)
    #expect(progress.totalUnitCount == 3 && Progress(totalUnitCount: 2).totalUnitCount == 2)
  }
}
