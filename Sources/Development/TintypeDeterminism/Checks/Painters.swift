// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeCairo

/// Threads that paint at the same time and share one renderer.
enum Painters {
  /// Runs jobs, each in a thread of its own, and waits for all.
  ///
  /// Tasks would share as many threads as there are cores, and so never be 16 at once.
  ///
  /// - Returns: Which errors they met, sorted.
  static func run(_ jobs: [PaintJob], with renderer: CairoRenderer) -> [String] {
    let trouble = Trouble()
    let group = DispatchGroup()
    for job in jobs {
      group.enter()
      let thread = Thread {
        defer { group.leave() }
        do {
          try job.run(with: renderer)
        } catch {
          trouble.messages.withLock { $0.append("\(error)") }
        }
      }
      // As much as a process's first thread has; layout walks down trees.
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    return trouble.messages.withLock { $0.sorted() }
  }

  private final class Trouble: Sendable {
    let messages = Mutex<[String]>([])
  }
}
