// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

final class PreviewedStore: ObservableObject {
  final class Section {
    final class Shelf {}
  }
}
enum PreviewedScope {
  final class Model {}
}
private final class Hidden {}
private final class Generic<Value> {}

@Suite("Objects that previews create")
struct PreviewObjectTests {
  @Test(
    "The initializer without parameters of a class has the name that the compiler gives it",
    arguments: [
      (PreviewedStore.self as Any.Type, "14PreviewedStoreCACycfC"),
      (PreviewedStore.Section.self, "14PreviewedStoreC7SectionCAEycfC"),
      (PreviewedStore.Section.Shelf.self, "14PreviewedStoreC7SectionC5ShelfCAGycfC"),
      (PreviewedScope.Model.self, "14PreviewedScopeO5ModelCAEycfC"),
    ])
  func names(type: Any.Type, name: String) {
    func initializer<Object>(of type: Object.Type) -> String? {
      PreviewObjects.initializer(of: type)
    }
    #expect(_openExistential(type, do: initializer) == "$s12SwiftUITests\(name)")
  }

  @Test("Types that are no classes have no initializer")
  func otherTypes() {
    #expect(PreviewObjects.initializer(of: Int.self) == nil)
    #expect(PreviewObjects.initializer(of: PreviewedScope.self) == nil)
    #expect(PreviewObjects.initializer(of: (any Equatable).self) == nil)
  }

  @Test("A process with tests creates no objects")
  func tests() {
    #expect(PreviewObjects.object(of: PreviewedStore.self) == nil)
    #expect(PreviewObjects.object(of: Hidden.self) == nil)
    #expect(PreviewObjects.object(of: Generic<Int>.self) == nil)
  }
}
