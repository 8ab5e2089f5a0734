// SPDX-License-Identifier: MIT

import Domain
import SnapshotTesting
import Testing

@Suite("Names of an app in addition to SnapshotTesting")
struct SnapshotTestingCollisionTests {
  @Dependency private var wrapped = 1
  @Published private var published = 2

  @Test("An unqualified name refers to the app's type if SnapshotTesting is imported")
  func names() {
    let values: [any OfDomain] = [
      Card(), Component(), DependencyValues(), Device(), Difference(), Effect(), Publisher(),
      Reducer(), Scope(), Store(), Stub(), TestClock(), Variant(), ObservableObject(), _wrapped,
      _published,
    ]
    #expect(values.count == 16)
  }

  @Test("Assertions are found if SnapshotTesting is imported")
  func assertion() {
    assertSnapshot(of: "text", as: .lines)
  }
}
