// SPDX-License-Identifier: MIT

import Synchronization

/// Font engines of one font book, each lent to one thread at a time.
final class EnginePool: Sendable {
  private let book: FontBook
  private let configuration: FontConfiguration
  private let idle = Mutex<[Loan]>([])

  /// Carries an engine between threads.
  ///
  /// `@unchecked Sendable`: an engine is either in `idle`, where the mutex guards it, or with the
  /// one caller that took it out.
  private struct Loan: @unchecked Sendable {
    let engine: FontEngine
  }

  /// Creates a pool, and the first engine at once so that a book that cannot be used is known.
  init(book: FontBook) throws(RenderingError) {
    self.book = book
    configuration = try FontConfiguration(book)
    let first = Loan(engine: try FontEngine(book: book, configuration: configuration))
    idle.withLock { $0.append(first) }
  }

  /// Calls a closure with an engine that nobody else has meanwhile.
  func withEngine<Result>(
    _ body: (FontEngine) throws -> Result
  ) throws -> Result {
    let loan =
      try idle.withLock { $0.popLast() }
      ?? Loan(engine: FontEngine(book: book, configuration: configuration))
    defer {
      if !loan.engine.isWorn {
        idle.withLock { if $0.count < Self.greatestIdleCount { $0.append(loan) } }
      }
    }
    return try body(loan.engine)
  }

  /// More workers than this at once are rare, and each idle engine keeps its caches.
  private static let greatestIdleCount = 16
}
