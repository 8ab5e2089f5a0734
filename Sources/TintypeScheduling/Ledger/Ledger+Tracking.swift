// SPDX-License-Identifier: MIT

extension Ledger {
  /// Enters the load of something, such as an image.
  ///
  /// ```swift
  /// let load = Ledger.beginLoad("avatar.png", owner: self)
  /// loader.load(url) { [weak self] picture in
  ///   self?.show(picture)
  ///   load?.end()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What is loaded.
  ///   - owner: For whom; its type is told.
  ///   - fileID: Where it is begun.
  ///   - filePath: Where it is begun.
  ///   - line: Where it is begun.
  ///   - column: Where it is begun.
  /// - Returns: What strikes it out again, by `end()` or when it is released; `nil` where no test
  ///   runs.
  public static func beginLoad(
    _ name: String,
    owner: AnyObject? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Ticket? {
    begin(
      PendingWork(
        .load, name: name,
        place: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column),
        owner: owner.map { "\(type(of: $0))" }))
  }

  /// Keeps work in the ledger while an operation runs.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - owner: For whom; its type is told.
  ///   - isolation: The actor on which the operation runs; the caller's.
  ///   - fileID: Where it is begun.
  ///   - filePath: Where it is begun.
  ///   - line: Where it is begun.
  ///   - column: Where it is begun.
  ///   - operation: The work.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public static func tracking<R>(
    _ name: String,
    owner: AnyObject? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    operation: () async throws -> R
  ) async rethrows -> R {
    let ticket = begin(
      PendingWork(
        .task, name: name,
        place: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column),
        owner: owner.map { "\(type(of: $0))" }))
    defer { ticket?.end() }
    return try await operation()
  }
}
