// SPDX-License-Identifier: MIT

internal import Synchronization
internal import TintypeSchedulers

// The inherited state is not used, and a lock protects its own.
/// The shared source of a test, which also seeds the test's other sources.
final class SharedSource: GKRandomSource, @unchecked Sendable {
  private struct State {
    var words = ARC4Words(seed: 0)
    var seed: UInt64 = 0
  }

  private let state = Mutex(State())

  static var current: SharedSource {
    TestObjects.object { SharedSource(words: ARC4Words(seed: 0)) }
  }

  override func nextWord() -> UInt32 { state.withLock { $0.words.next() } }

  override func copy(with zone: NSZone? = nil) -> Any {
    GKRandomSource(words: state.withLock { $0.words })
  }

  /// Returns the next seed of the test: 1, 2, 3 and so on.
  func nextSeed() -> UInt64 {
    state.withLock { state in
      state.seed += 1
      return state.seed
    }
  }

  func makeWords() -> ARC4Words { ARC4Words(seed: nextSeed()) }
}
