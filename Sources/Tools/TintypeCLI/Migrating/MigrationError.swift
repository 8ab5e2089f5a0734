// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeSourceEditing

/// The reason why a package is not migrated.
enum MigrationError: Error, Hashable, Sendable {
  /// Neither the directory nor its parents contain a manifest.
  case packageMissing(directory: String)
  /// A manifest cannot be read.
  case unreadable(file: String, FileError)
  /// A manifest cannot be divided into tokens with certainty.
  case uncertain(file: String, SourceRefusal)
  /// The manifest names neither swift-snapshot-testing nor Tintype.
  case notUsed(root: String)
  /// The package of Tintype is unknown.
  case tintypeUnknown
  /// The path of `--tintype` leads to another package.
  case notTintype(path: String)
  /// A repository was given without a version.
  case versionNeeded
  /// A directory was given with a version.
  case versionUnexpected
  /// Files to be written have uncommitted changes.
  case uncommitted([String])
  /// A file could not be written.
  case cannotWrite(file: String, FileError)
}

extension MigrationError: CustomStringConvertible {
  /// The problem and the next step.
  var description: String {
    switch self {
    case .packageMissing(let directory):
      """
      Neither “\(ShortText.line(directory))” nor a directory above it contains a Package.swift. Give \
      the package's directory: “tintype migrate PACKAGE”.
      """
    case .unreadable(let file, let error):
      "“\(ShortText.line(file))” cannot be read: \(error). \(error.readingAdvice)."
    case .uncertain(let file, let refusal):
      """
      “\(ShortText.line(file))” cannot be parsed: \(Self.reason(refusal)) Correct it, or edit it \
      by hand. Nothing was changed.
      """
    case .notUsed(let root):
      """
      No manifest in “\(ShortText.line(root))” depends on swift-snapshot-testing. There is nothing to \
      migrate; “tintype init” prepares a package for snapshots.
      """
    case .tintypeUnknown:
      """
      The package of Tintype is unknown. Give its directory or its URL: “--tintype ../Tintype”, or \
      “--tintype URL --branch NAME”.
      """
    case .notTintype(let path):
      """
      “\(ShortText.line(path))” does not contain the package of Tintype. Give --tintype the directory \
      with its Package.swift, or its URL.
      """
    case .versionNeeded:
      "The URL of --tintype needs a version. Give “--from VERSION” or “--branch NAME”."
    case .versionUnexpected:
      "“--from” and “--branch” are for the URL of --tintype. Omit them for a directory."
    case .uncommitted(let files):
      """
      No commit contains the contents of \(ShortText.list(files.map { ShortText.line($0) }, limit: 5)). \
      Commit or stash them, so that Git can undo the migration, or give --force. Nothing was changed.
      """
    case .cannotWrite(let file, .exists):
      """
      “\(ShortText.line(file))” cannot be written: another file has this name. Rename one of them, and run \
      the command again.
      """
    case .cannotWrite(let file, let error):
      """
      “\(ShortText.line(file))” cannot be written: \(error). \(error.writingAdvice), and run the \
      command again.
      """
    }
  }

  private static func reason(_ refusal: SourceRefusal) -> String {
    switch refusal {
    case .notUTF8: "The file is not UTF-8."
    case .carriageReturn(let line): "Line \(line) ends with a carriage return alone."
    case .unexpectedCharacter(let line): "Line \(line) contains a null character."
    case .unterminated(let construct, let line):
      "The \(construct) that begins on line \(line) has no end."
    case .unbalanced(let line): "A bracket or an “#if” on line \(line) has no end."
    default: refusal.description
    }
  }

  /// The exit code.
  var exitCode: ExitCode {
    switch self {
    case .packageMissing, .unreadable, .uncertain, .notUsed, .notTintype, .uncommitted: .error
    case .tintypeUnknown, .versionNeeded, .versionUnexpected: .usage
    case .cannotWrite: .cannotCreate
    }
  }
}
