// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeCairo

/// Paints with many threads at once, and repeatedly.
struct PainterCheck {
  let comparison: AlbumComparison
  /// The folder of the painters' albums.
  let folder: String

  /// Creates and paints the scenes of all subjects with a number of painters, each in a different
  /// order.
  func paint(_ subjects: [AlbumSubject], by count: Int) throws -> CheckResult {
    // A new renderer, so that its font engines are created concurrently.
    let renderer = try CairoRenderer(fonts: FontBook.standard())
    let jobs = (0..<count).map { painter in
      PaintJob(
        subjects: Self.order(of: painter, among: count, of: subjects),
        folder: AlbumFolder(path: "\(folder)/painter-\(painter)"), known: comparison.known)
    }
    let name = count == 1 ? "1 painter" : "\(count) painters"
    if let message = Painters.run(jobs, with: renderer).first {
      return CheckResult(name: name, outcome: .failed(message: message))
    }
    let differences = try jobs.flatMap {
      try comparison.differences(in: $0.folder, of: subjects.map(\.name))
    }
    return CheckResult(
      name: name,
      outcome: .compared(images: count * subjects.count, differences: differences))
  }

  /// Creates and paints the scene of each subject many times, all subjects concurrently.
  func paintAgain(_ subjects: [AlbumSubject], times: Int) throws -> [CheckResult] {
    var comparison = comparison
    let known = Set(comparison.known.paintings.map(\.name))
    for subject in subjects where !known.contains(subject.name) {
      // The quick check has skipped it.
      let bitmap = try subject.paint(with: comparison.renderer).bitmap
      comparison.known.paintings.append(Painting(subject.name, bitmap))
    }
    let jobs = subjects.enumerated().map { number, subject in
      PaintJob(
        subjects: Array(repeating: subject, count: times),
        folder: AlbumFolder(path: "\(folder)/repeated-\(number)"), known: comparison.known)
    }
    if let message = Painters.run(jobs, with: comparison.renderer).first {
      return [CheckResult(name: "repeats", outcome: .failed(message: message))]
    }
    return try zip(subjects, jobs).map { subject, job in
      CheckResult(
        name: subject.name,
        outcome: .compared(
          images: times,
          differences: try comparison.differences(in: job.folder, of: [subject.name])))
    }
  }

  /// Returns the order in which a painter paints: each starts at another element, and every other
  /// painter goes backward.
  static func order<Element>(
    of painter: Int, among count: Int, of elements: [Element]
  ) -> [Element] {
    guard !elements.isEmpty, count > 0 else { return elements }
    let start = painter * elements.count / count % elements.count
    let turned = Array(elements[start...] + elements[..<start])
    return painter.isMultiple(of: 2) ? turned : turned.reversed()
  }
}

/// Threads that paint concurrently and share one renderer.
enum Painters {
  /// Runs jobs, each on its own thread, and waits for all.
  ///
  /// Tasks would share as many threads as there are cores, so 16 of them would never run at once.
  ///
  /// - Returns: The errors, sorted.
  static func run(_ jobs: [PaintJob], with renderer: CairoRenderer) -> [String] {
    let errors = ErrorMessages()
    let group = DispatchGroup()
    for job in jobs {
      group.enter()
      let thread = Thread {
        defer { group.leave() }
        do {
          try job.run(with: renderer)
        } catch {
          errors.messages.withLock { $0.append("\(error)") }
        }
      }
      // As large as the stack of the main thread; layout is recursive.
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    return errors.messages.withLock { $0.sorted() }
  }

  private final class ErrorMessages: Sendable {
    let messages = Mutex<[String]>([])
  }
}
