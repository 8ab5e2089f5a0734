// SPDX-License-Identifier: MIT

import Synchronization
import TintypeBase
import TintypeRuns
import TintypeSnapshots

/// The tests of this program by the names of their snapshots.
///
/// If two tests have one name, the number of an unnamed snapshot would depend on their order, and a
/// run of one test could use the reference of the other. Therefore the tests are found in the list
/// of Swift Testing, which includes those that do not run, and in the source file, if the name
/// contains the file instead of the suite.
final class TestNames: Sendable {
  /// The names of this program's tests.
  static let program = TestNames(
    tests: { TestListing.tests }, read: { try? RegularFile.bytes(of: $0, limit: 16 << 20) })

  private let state = Mutex(State())
  private let list: @Sendable () -> [ListedTest]
  private let read: @Sendable (String) -> [UInt8]?

  private struct State {
    var tests: [String: [ListedTest]]?
    var outlines: [String: TestOutline?] = [:]
  }

  /// Creates names.
  ///
  /// - Parameters:
  ///   - tests: Returns the tests of the program.
  ///   - read: Returns the contents of a source file; `nil` if it cannot be read.
  init(
    tests: @escaping @Sendable () -> [ListedTest], read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    list = tests
    self.read = read
  }

  /// Returns the places of two tests that could take the same snapshot; `nil` if only one could.
  func ambiguity(of snapshot: TestedName, runningAt place: ListedTest.Place?) -> SharedName? {
    let places =
      snapshot.isNamedByFile
      ? placesInFile(snapshot) : placesInList(snapshot, runningAt: place)
    guard let places else { return nil }
    return SharedName(first: places.first, second: places.second)
  }

  // MARK: Names with a suite

  private func placesInList(
    _ snapshot: TestedName, runningAt place: ListedTest.Place?
  ) -> (first: CallSite, second: CallSite)? {
    let tests = tests(named: Self.key(snapshot.name))
    guard tests.count > 1 else { return nil }
    let own = tests.first { $0.place == place }
    let others = tests.filter { $0.place != own?.place }
    guard let first = own ?? others.first,
      let second = others.first(where: { $0.place != first.place && mayUse(snapshot.given, $0) })
    else { return nil }
    return (CallSite(first.place), CallSite(second.place))
  }

  private func mayUse(_ name: String?, _ test: ListedTest) -> Bool {
    guard let name, let outline = outline(of: test.place.file),
      let function = outline.function(from: test.place.line)
    else { return true }
    return outline.mayUse(name, function)
  }

  private func tests(named key: String) -> [ListedTest] {
    if let tests = state.withLock({ $0.tests }) { return tests[key] ?? [] }
    let tests = Dictionary(grouping: list()) { test in
      let suites = test.components.dropLast()
      let suite = suites.isEmpty ? [Self.suite(of: test.place.file)] : Array(suites)
      return ([test.module] + suite + [test.components.last ?? ""]).map(TestOutline.key)
        .joined(separator: "/")
    }.mapValues { $0.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) } }
    state.withLock { $0.tests = tests }
    return tests[key] ?? []
  }

  /// Returns the name of a file without its extension.
  private static func suite(of file: String) -> String {
    let name = FilePath.name(of: file)
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  private static func key(_ name: SnapshotName) -> String {
    "\(name.target)/\(name.suite)/\(name.test)".lowercased()
  }

  // MARK: Names with a file

  private func placesInFile(_ snapshot: TestedName) -> (first: CallSite, second: CallSite)? {
    // A custom assertion may pass the file of the test with the module and file of its own.
    let isFileOfName =
      snapshot.isBesideTestFile
      || TestOutline.key(Self.suite(of: snapshot.file)) == snapshot.name.suite.lowercased()
    guard isFileOfName, let outline = outline(of: snapshot.file) else { return nil }
    let functions = outline.functions(named: snapshot.test).filter {
      snapshot.isBesideTestFile || !$0.isSwiftTesting
    }
    guard functions.count > 1 else { return nil }
    let own = functions.first { outline.contains(Int(snapshot.location.line), $0) }
    let users = functions.filter { function in
      guard let given = snapshot.given else { return true }
      return function.line == own?.line || outline.mayUse(given, function)
    }
    for first in own.map({ [$0] }) ?? users {
      let second = users.first {
        ($0.line, $0.column) != (first.line, first.column) && $0.canCoexist(with: first)
      }
      guard let second else { continue }
      return (
        CallSite(file: snapshot.file, line: UInt(first.line), column: UInt(first.column)),
        CallSite(file: snapshot.file, line: UInt(second.line), column: UInt(second.column))
      )
    }
    return nil
  }

  private func outline(of file: String) -> TestOutline? {
    if let known = state.withLock({ $0.outlines[file] }) { return known }
    let outline = read(file).flatMap { try? TestOutline($0) }
    state.withLock { $0.outlines[file] = .some(outline) }
    return outline
  }
}

extension CallSite {
  fileprivate init(_ place: ListedTest.Place) {
    self.init(file: place.file, line: UInt(max(place.line, 0)), column: UInt(max(place.column, 0)))
  }
}
