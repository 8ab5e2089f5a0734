// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeCairo

/// Paints by many painters at once, who share one renderer.
struct PainterCheck {
  let subjects: [Subject]
  let comparison: AlbumComparison
  /// Where the painters' albums go.
  let folder: String

  /// Lets a number of painters lay out and paint all subjects, and compares.
  func run(_ count: Int) throws -> CheckResult {
    // A new one, so that its font engines are made at the same time.
    let renderer = try CairoRenderer(fonts: FontBook.standard())
    let jobs = (0..<count).map { painter in
      PaintJob(
        subjects: Self.order(of: painter, among: count, of: subjects),
        folder: AlbumFolder(path: "\(folder)/painters/\(painter)"), known: comparison.known)
    }
    let trouble = Self.run(jobs, renderer)
    let name = count == 1 ? "1 painter" : "\(count) painters"
    if let message = trouble.first {
      return CheckResult(name: name, outcome: .failed(message: message))
    }
    let names = subjects.map(\.name)
    let differences = try jobs.flatMap {
      try comparison.differences(in: $0.folder, of: names)
    }
    return CheckResult(
      name: name,
      outcome: .compared(pictures: count * subjects.count, differences: differences))
  }

  /// Runs jobs, each in a thread of its own, and tells which errors they met.
  ///
  /// Tasks would share as many threads as there are cores, and so never be 16 at once.
  private static func run(_ jobs: [PaintJob], _ renderer: CairoRenderer) -> [String] {
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

  /// The order in which a painter paints: each begins elsewhere, and every other one walks backwards.
  static func order<Element>(
    of painter: Int, among count: Int, of elements: [Element]
  ) -> [Element] {
    guard !elements.isEmpty, count > 0 else { return elements }
    let start = painter * elements.count / count % elements.count
    let turned = Array(elements[start...] + elements[..<start])
    return painter.isMultiple(of: 2) ? turned : turned.reversed()
  }
}
