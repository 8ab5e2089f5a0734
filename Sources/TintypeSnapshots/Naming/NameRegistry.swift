// SPDX-License-Identifier: MIT

import Synchronization

/// Which names this process has used, by which calls and for what.
final class NameRegistry: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// The calls of assertions in each test, in the order of their first use.
    var calls: [TestContext: [Call]] = [:]
    /// What each reference's path stands for.
    var claims: [String: Claim] = [:]
    /// The path that first had these letters, in lower case.
    var spellings: [String: String] = [:]
  }

  private struct Call: Equatable {
    var location: CallSite
    /// Which of several snapshots that the call takes.
    var index: Int
  }

  private struct Claim {
    var digest: [UInt8]
    var callSite: CallSite
  }

  /// The ordinal of a call site in its test, from 1; the same each time the call is reached.
  ///
  /// - Parameters:
  ///   - location: The place of the call.
  ///   - index: Which of several snapshots that the call takes.
  ///   - test: The test.
  /// - Returns: The ordinal.
  /// - Throws: ``SnapshotError/unnamedInParameterizedTest(first:second:)`` for a second call site in
  ///   a test with arguments: which one is reached first differs from run to run.
  func ordinal(
    of location: CallSite, index: Int, in test: TestContext
  ) throws(SnapshotError) -> Int {
    let call = Call(location: location, index: index)
    let known = state.withLock { state in
      let known = state.calls[test, default: []]
      if !known.contains(call) { state.calls[test, default: []].append(call) }
      return known
    }
    if test.isParameterized {
      guard let other = known.first(where: { $0.location != location }) else { return index + 1 }
      throw .unnamedInParameterizedTest(
        first: other.location, second: location)
    }
    return (known.firstIndex(of: call) ?? known.count) + 1
  }

  /// Takes a path for a value.
  ///
  /// - Returns: The call that has taken the path for another value before, if one has.
  func claim(
    _ path: String,
    digest: [UInt8],
    callSite: CallSite
  ) -> CallSite? {
    state.withLock { state in
      if let claim = state.claims[path] { return claim.digest == digest ? nil : claim.callSite }
      state.claims[path] = Claim(digest: digest, callSite: callSite)
      return nil
    }
  }

  /// The path that was taken before and differs from this one by its case only, and by which call.
  func spelling(of path: String) -> (path: String, callSite: CallSite)? {
    state.withLock { state in
      let first = state.spellings[path.lowercased()] ?? path
      state.spellings[path.lowercased()] = first
      guard first != path, let claim = state.claims[first] else { return nil }
      return (first, claim.callSite)
    }
  }
}

/// Numbers the unnamed snapshots of tests by their calls, as swift-snapshot-testing does.
///
/// The trait `.snapshots` gives each case of a test a counter of its own; without it there is one for
/// the process, which starts anew after each test of XCTest.
package final class SnapshotCounter: Sendable {
  private let numbers = Mutex<[String: Int]>([:])

  /// Creates a counter that has counted nothing.
  package init() {}

  /// The number of the next snapshot of a test, from 1.
  func next(_ test: String) -> Int {
    numbers.withLock { numbers in
      numbers[test, default: 0] += 1
      return numbers[test, default: 0]
    }
  }

  /// Starts anew.
  package func reset() {
    numbers.withLock { $0 = [:] }
  }
}
