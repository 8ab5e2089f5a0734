// SPDX-License-Identifier: MIT

public import Foundation

/// A file, a directory or a link with its content.
open class FileWrapper {
  /// The content of a file; `nil` for others.
  open private(set) var regularFileContents: Data?
  /// The files of a directory by their names; `nil` for others.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The target of a link; `nil` for others.
  open private(set) var symbolicLinkDestinationURL: URL?
  /// The name.
  open var filename: String?
  /// The name for a new file.
  open var preferredFilename: String?

  /// Creates a file with a content.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a directory with files.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, wrapper) in childrenByPreferredName { wrapper.preferredFilename = name }
  }

  /// Creates a link to a target.
  public init(symbolicLinkWithDestinationURL url: URL) { symbolicLinkDestinationURL = url }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The location of a file; a directory is read without its subdirectories.
  ///   - options: They have no effect.
  /// - Throws: The error of Foundation if it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = filename
    guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.isDirectoryKey])
    var wrappers: [String: FileWrapper] = [:]
    for file in files
    where try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true {
      wrappers[file.lastPathComponent] = try FileWrapper(url: file)
    }
    fileWrappers = wrappers
  }

  /// A Boolean value that indicates whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// A Boolean value that indicates whether it is a directory.
  open var isDirectory: Bool { fileWrappers != nil }
  /// A Boolean value that indicates whether it is a link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// Adds a file to a directory, and returns its name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var number = 2
    while fileWrappers?[name] != nil {
      name = "\(wanted) \(number)"
      number += 1
    }
    child.filename = name
    if isDirectory { fileWrappers?[name] = child }
    return name
  }

  /// Adds a file with a content to a directory, and returns its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file from a directory.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Options of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The content is read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The content is not mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
}
