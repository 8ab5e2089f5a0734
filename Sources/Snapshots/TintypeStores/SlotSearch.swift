// SPDX-License-Identifier: MIT

/// A place for one run of a commit, in a grid.
struct RunSlot: Hashable, Sendable {
  var row = 0
  var column = 0

  /// The maximum distance from the first slot, and thus the maximum number of successive runs.
  static let limit = 64

  /// The next slot for a run that came later than another one.
  var right: RunSlot { RunSlot(row: row, column: column + 1) }
  /// The next slot for a run that came at the same time as another one.
  var below: RunSlot { RunSlot(row: row + 1, column: column) }

  /// A Boolean value that indicates whether the grid has the slot.
  var isValid: Bool { row + column < Self.limit }

  /// The file with the identifier of the writer that came last.
  func visitor(in folder: String) -> String { "\(folder)/\(row)-\(column).visitor" }
  /// The file that exists if a writer came so far that later ones must choose another slot.
  func door(in folder: String) -> String { "\(folder)/\(row)-\(column).door" }
  /// The file with the run.
  func run(in folder: String) -> String { "\(folder)/\(row)-\(column).run" }
}

/// The search of one writer for a slot that no other writer gets, as a sequence of steps.
///
/// Stores have neither locks nor conditional writes in common, only files that are read and replaced
/// as wholes. These suffice: each slot is a splitter of M. Moir and J. Anderson, “Wait-free algorithms
/// for fast, long-lived renaming” (1995). Of all writers that visit a slot, at most one stays, and
/// not all leave it in the same direction. So every writer finds a slot after as many slots as there
/// are writers at most.
///
/// A write that fails may still arrive later. It is not sent again, and the writer begins a new search
/// with another identifier, so that a late write can only send other writers on.
struct SlotSearch {
  /// The folder of the commit.
  let folder: String
  /// The identifier of the writer, which no other writer has.
  let writer: [UInt8]
  private(set) var slot = RunSlot()
  private var phase = Phase.announce

  private enum Phase { case announce, look, close, check, done }

  init(in folder: String, writer: [UInt8]) { (self.folder, self.writer) = (folder, writer) }

  /// A step.
  enum Step: Hashable {
    case write([UInt8], key: String)
    case read(key: String)
    /// The search is over: the slot belongs to the writer.
    case found(RunSlot)
    /// The grid is full.
    case full
  }

  /// The next step.
  var step: Step {
    guard slot.isValid else { return .full }
    switch phase {
    case .announce: return .write(writer, key: slot.visitor(in: folder))
    case .look: return .read(key: slot.door(in: folder))
    case .close: return .write(Array("closed".utf8), key: slot.door(in: folder))
    case .check: return .read(key: slot.visitor(in: folder))
    case .done: return .found(slot)
    }
  }

  /// Continues after a step.
  ///
  /// - Parameter answer: The contents that a reading step returned; `nil` for no file.
  mutating func advance(_ answer: [UInt8]? = nil) {
    switch phase {
    case .announce: phase = .look
    case .look where answer != nil: (slot, phase) = (slot.right, .announce)
    case .look: phase = .close
    case .close: phase = .check
    case .check where answer == writer: phase = .done
    case .check: (slot, phase) = (slot.below, .announce)
    case .done: break
    }
  }
}
