// SPDX-License-Identifier: MIT

extension WorkTracker {
  /// Registers the load of a resource, such as an image, as pending work.
  ///
  /// ```swift
  /// let load = WorkTracker.beginLoad("avatar.png", owner: self)
  /// loader.load(url) { [weak self] image in
  ///   self?.show(image)
  ///   load?.end()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the resource.
  ///   - owner: The object that the resource is for; its type is reported.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A token that removes the entry by `end()` or when it is released; `nil` outside of
  ///   a test.
  public static func beginLoad(
    _ name: String,
    owner: AnyObject? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Token? {
    begin(
      PendingWork(
        .load, name: name,
        place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column),
        owner: owner.map { "\(type(of: $0))" }))
  }

  /// Registers an operation as pending work while it runs.
  ///
  /// - Parameters:
  ///   - name: The name of the operation.
  ///   - owner: The object that the operation is for; its type is reported.
  ///   - isolation: The actor that runs the operation; by default the caller's.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  ///   - operation: The operation.
  /// - Returns: The operation's return value.
  /// - Throws: Any error that the operation throws.
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
    let token = begin(
      PendingWork(
        .task, name: name,
        place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column),
        owner: owner.map { "\(type(of: $0))" }))
    defer { token?.end() }
    return try await operation()
  }
}
