// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeReports

/// An error of comparing two images or folders, or of writing the diff image.
enum CompareError: Error, Hashable, Sendable {
  /// A file or folder cannot be read.
  case unreadable(path: String, error: FileError)
  /// A file is not an image that can be compared.
  case noPicture(path: String, reason: ImagingError)
  /// Both files are valid, but they cannot be compared with the given options.
  case incomparable(reference: String, actual: String, reason: ImagingError)
  /// One path is a folder, and the other is not.
  case folderAndFile(folder: String, file: String)
  /// The folder contains no PNG file; links to folders are not followed.
  case nothingInside(folder: String, linkedFolders: Int)
  /// The diff image would overwrite an input.
  case differenceOverInput(path: String, input: String)
  /// The diff image cannot be rendered.
  case noDifferenceImage(path: String, reason: ImagingError)
  /// The diff image cannot be written.
  case cannotWrite(path: String, error: FileError)
}

extension CompareError: CustomStringConvertible {
  /// The description: the problem, its location, and the next step.
  var description: String {
    switch self {
    case .unreadable(let path, .missing):
      "“\(path)” does not exist. Check the path, and whether the file was written."
    case .unreadable(let path, let error):
      "“\(path)” cannot be read: \(error). Check the path and its permissions."
    case .noPicture(let path, let reason):
      "“\(path)” cannot be compared. \(reason)"
    case .incomparable(let reference, let actual, let reason):
      "“\(reference)” and “\(actual)” cannot be compared. \(reason)"
    case .folderAndFile(let folder, let file):
      """
      “\(folder)” is a folder, and “\(file)” is not. Give two files or two folders.
      """
    case .nothingInside(let folder, linkedFolders: 0):
      """
      “\(folder)” contains no PNG file, so nothing can be compared. Check the folder, and whether \
      its images were written.
      """
    case .nothingInside(let folder, let links):
      """
      “\(folder)” contains no PNG file, so nothing can be compared. It contains \
      \(links == 1 ? "1 link to a folder" : "\(Numbers.grouped(links)) links to folders"), which \
      \(links == 1 ? "is" : "are") not followed. Give a folder with images.
      """
    case .differenceOverInput(let path, let input):
      """
      Diff images cannot be written to “\(path)”: the path is the compared path \
      “\(input)”, contains it, or is inside of it. Choose another path with --diff.
      """
    case .noDifferenceImage(let path, let reason):
      "The diff image “\(path)” cannot be created. \(reason)"
    case .cannotWrite(let path, let error):
      """
      The diff image cannot be written to “\(path)”: \(error). Choose another path with --diff.
      """
    }
  }
}

/// The parent folders that did not exist before a file was written.
struct MissingFolders: Sendable {
  /// The folders with their names in messages and their system paths, the outermost first.
  private let folders: [(name: String, path: String)]

  /// Finds the missing parent folders of a path, and the path itself if `isFolder` is `true`.
  init(for place: PairComparison.Place, isFolder: Bool) {
    var folders: [(name: String, path: String)] = []
    var name = FilePath.withoutSlash(place.name)
    var path = FilePath.withoutSlash(place.path.text)
    if !isFolder { (name, path) = (FilePath.parent(of: name), FilePath.parent(of: path)) }
    while !name.isEmpty, !Directory.exists(at: path) {
      folders.insert((name, path), at: 0)
      (name, path) = (FilePath.parent(of: name), FilePath.parent(of: path))
    }
    self.folders = folders
  }

  /// The names of the folders that exist now.
  var created: [String] { folders.filter { Directory.exists(at: $0.path) }.map(\.name) }

  /// Returns a sentence about the created folders; `nil` for none.
  static func summary(on created: [String]) -> String? {
    guard !created.isEmpty else { return nil }
    let names = created.map { "“\(VisibleText.line($0))”" }.joined(separator: ", ")
    return "Created the \(created.count == 1 ? "folder" : "folders") \(names)."
  }
}

/// The location of diff images, which must not overlap with the inputs.
struct DifferenceTarget {
  let place: PairComparison.Place

  /// Checks a location against the files or folders that are compared.
  ///
  /// - Throws: ``CompareError/differenceOverInput(path:input:)`` if one is or contains the other,
  ///   after resolving links.
  init(_ place: PairComparison.Place, inputs: [PairComparison.Place]) throws(CompareError) {
    let own = Self.resolved(place.path.text)
    for input in inputs {
      let other = Self.resolved(input.path.text)
      if own == other || own.starts(with: other + [slash]) || other.starts(with: own + [slash])
        || ComparedFile.isSame(place.path, input.path)
      {
        throw .differenceOverInput(path: place.name, input: input.name)
      }
    }
    self.place = place
  }

  /// Resolves links, `.` and `..` in a path, whose last components need not exist.
  private static func resolved(_ path: String) -> [UInt8] {
    var missing: [String] = []
    var existing = path
    while existing != "/", !existing.isEmpty {
      if let path = FilePath.resolved(existing) {
        existing = path == "/" ? "" : path
        break
      }
      missing.append(FilePath.name(of: existing))
      existing = FilePath.parent(of: existing)
    }
    // A missing directory is not a link, so “..” after it means its parent in the path.
    for name in missing.reversed() where !name.isEmpty && name != "." {
      existing = name == ".." ? FilePath.parent(of: existing) : existing + "/" + name
    }
    return Array(existing.utf8)
  }
}

private let slash = UInt8(ascii: "/")
