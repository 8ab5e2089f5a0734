// SPDX-License-Identifier: MIT

import Synchronization
import TintypeImaging

/// Which names this process has used, by which calls and for what.
final class NameRegistry: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// The places of assertions in each test, in the order of their first use.
    var callSites: [TestContext: [SourceLocation]] = [:]
    /// What each reference's path stands for.
    var claims: [String: Claim] = [:]
  }

  private struct Claim {
    var digest: Digest128
    var callSite: JournalRecord.CallSite
  }

  /// The ordinal of a call site in its test, from 1; the same each time the call is reached.
  func ordinal(of location: SourceLocation, in test: TestContext) -> Int {
    state.withLock { state in
      let known = state.callSites[test, default: []]
      if let index = known.firstIndex(of: location) { return index + 1 }
      state.callSites[test, default: []].append(location)
      return known.count + 1
    }
  }

  /// Takes a path for a value.
  ///
  /// - Returns: The call that has taken the path for another value before, if one has.
  func claim(
    _ path: String,
    digest: Digest128,
    callSite: JournalRecord.CallSite
  ) -> JournalRecord.CallSite? {
    state.withLock { state in
      if let claim = state.claims[path] { return claim.digest == digest ? nil : claim.callSite }
      state.claims[path] = Claim(digest: digest, callSite: callSite)
      return nil
    }
  }
}
