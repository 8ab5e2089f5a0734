// SPDX-License-Identifier: MIT

import Synchronization
import TintypeRuns

/// The names that this process has used, with their calls and values.
final class NameRegistry: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// The calls of assertions in each test, in the order of their first use.
    var calls: [TestContext: [Call]] = [:]
    /// The claim on the path of each reference.
    var claims: [String: Claim] = [:]
    /// The first path for each lowercased path.
    var spellings: [String: String] = [:]
  }

  private struct Call: Equatable {
    var location: CallSite
    /// The index among the snapshots of one call.
    var index: Int
  }

  /// The first use of a path.
  struct Claim {
    var digest: [UInt8]
    var callSite: CallSite
    /// A Boolean value that indicates whether other values may use the path, too.
    var allowsReuse: Bool
  }

  /// Returns the ordinal of a call site in its test, from 1; the same each time the call is
  /// reached.
  ///
  /// - Parameters:
  ///   - location: The call site.
  ///   - index: The index among the snapshots of one call.
  ///   - test: The test.
  /// - Returns: The ordinal.
  /// - Throws: ``SnapshotError/unnamedInParameterizedTest(first:second:)`` for a second call site
  ///   in a test with arguments, because the order in which call sites are reached differs between
  ///   runs.
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

  /// Claims a path for a value.
  ///
  /// - Returns: The previous claim of the path for another value; `nil` if there is none.
  func claim(_ path: String, _ claim: Claim) -> Claim? {
    state.withLock { state in
      let previous = state.claims[path]
      // A claim that allows no reuse replaces one that does, to be compared with all later ones.
      if previous.map({ $0.allowsReuse && !claim.allowsReuse }) ?? true {
        state.claims[path] = claim
      }
      return previous.flatMap { $0.digest == claim.digest ? nil : $0 }
    }
  }

  /// Returns the claimed path that differs from this one only by case, and the call that claimed
  /// it; `nil` if there is none.
  func spelling(of path: String) -> (path: String, callSite: CallSite)? {
    state.withLock { state in
      let first = state.spellings[path.lowercased()] ?? path
      state.spellings[path.lowercased()] = first
      guard first != path, let claim = state.claims[first] else { return nil }
      return (first, claim.callSite)
    }
  }
}
