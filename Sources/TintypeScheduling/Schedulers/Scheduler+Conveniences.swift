// SPDX-License-Identifier: MIT

// Combine has these itself.
#if !canImport(Combine)
  extension Scheduler {
    /// Runs an action as soon as possible.
    ///
    /// - Parameters:
    ///   - action: What runs.
    ///   - fileID: Where it is scheduled, for the ledger.
    ///   - filePath: Where it is scheduled, for the ledger.
    ///   - line: Where it is scheduled, for the ledger.
    ///   - column: Where it is scheduled, for the ledger.
    public func schedule(
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      WorkOrigin.binding(place) { schedule(options: nil, action) }
    }

    /// Runs an action at a time or later.
    ///
    /// - Parameters:
    ///   - date: When it runs.
    ///   - action: What runs.
    ///   - fileID: Where it is scheduled, for the ledger.
    ///   - filePath: Where it is scheduled, for the ledger.
    ///   - line: Where it is scheduled, for the ledger.
    ///   - column: Where it is scheduled, for the ledger.
    public func schedule(
      after date: SchedulerTimeType,
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      WorkOrigin.binding(place) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
      }
    }

    /// Runs an action at a time or later.
    ///
    /// - Parameters:
    ///   - date: When it runs.
    ///   - tolerance: By how much it may be late.
    ///   - action: What runs.
    ///   - fileID: Where it is scheduled, for the ledger.
    ///   - filePath: Where it is scheduled, for the ledger.
    ///   - line: Where it is scheduled, for the ledger.
    ///   - column: Where it is scheduled, for the ledger.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      WorkOrigin.binding(place) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
      }
    }

    /// Runs an action at a time or later, and again after each interval.
    ///
    /// - Parameters:
    ///   - date: When it runs for the first time.
    ///   - interval: The time between two runs.
    ///   - action: What runs.
    ///   - fileID: Where it is scheduled, for the ledger.
    ///   - filePath: Where it is scheduled, for the ledger.
    ///   - line: Where it is scheduled, for the ledger.
    ///   - column: Where it is scheduled, for the ledger.
    /// - Returns: What cancels it.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> any Cancellable {
      let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      return WorkOrigin.binding(place) {
        schedule(
          after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
      }
    }

    /// Runs an action at a time or later, and again after each interval.
    ///
    /// - Parameters:
    ///   - date: When it runs for the first time.
    ///   - interval: The time between two runs.
    ///   - tolerance: By how much a run may be late.
    ///   - action: What runs.
    ///   - fileID: Where it is scheduled, for the ledger.
    ///   - filePath: Where it is scheduled, for the ledger.
    ///   - line: Where it is scheduled, for the ledger.
    ///   - column: Where it is scheduled, for the ledger.
    /// - Returns: What cancels it.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> any Cancellable {
      let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      return WorkOrigin.binding(place) {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
      }
    }
  }
#endif
