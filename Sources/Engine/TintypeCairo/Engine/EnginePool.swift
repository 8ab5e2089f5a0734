// SPDX-License-Identifier: MIT

import CTintypeCairo
import Synchronization
import TintypeScene

/// A pool of font engines for one font book; each engine is used by one thread at a time.
final class EnginePool: Sendable {
  private let book: FontBook
  private let configuration: FontConfiguration
  private let idle = Mutex<[Loan]>([])

  /// A wrapper that transfers an engine between threads.
  ///
  /// `@unchecked Sendable`: an engine is either in `idle`, where the mutex protects it, or owned by
  /// the one caller that removed it.
  private struct Loan: @unchecked Sendable {
    let engine: FontEngine
  }

  /// Creates a pool with one engine, so that an invalid book is reported immediately.
  init(book: FontBook) throws(RenderingError) {
    self.book = book
    configuration = try FontConfiguration(book)
    let first = Loan(engine: try FontEngine(book: book, configuration: configuration))
    idle.withLock { $0.append(first) }
  }

  /// Calls a closure with exclusive use of an engine.
  func withEngine<Result>(_ body: (FontEngine) throws -> Result) throws -> Result {
    let loan =
      try idle.withLock { $0.popLast() }
      ?? Loan(engine: FontEngine(book: book, configuration: configuration))
    defer {
      if !loan.engine.shouldBeReplaced {
        idle.withLock { if $0.count < Self.maximumIdleCount { $0.append(loan) } }
      }
    }
    return try body(loan.engine)
  }

  /// The maximum number of idle engines that are kept.
  ///
  /// More concurrent threads are rare, and each idle engine retains its caches.
  private static let maximumIdleCount = 16
}
