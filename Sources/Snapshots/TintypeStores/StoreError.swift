// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns
import TintypeSnapshots

/// An error of fetching an object from a store, or of putting it into a store.
package enum StoreError: ReferenceContentError, Hashable {
  /// No address is configured.
  case noAddress
  /// The address in a variable, a file, a test or an argument cannot be used; the reason is a
  /// clause.
  case unusableAddress(place: String, reason: String)
  /// A file of the repository, or a test, names a store that the user has not allowed.
  case notAllowed(address: String, place: String, list: String?)
  /// The store is a directory that does not exist.
  case noDirectory(path: String)
  /// The file with the address cannot be read.
  case unreadableAddress(path: String, error: FileError)
  /// The store does not have the object.
  case missing(object: StoredObject, store: String)
  /// The bytes that a store returned, or that a file contains, do not match the object.
  case altered(object: StoredObject, place: String, size: Int, start: [UInt8])
  /// The store requires credentials, or rejects them.
  case denied(store: String, status: Int)
  /// The store responds with an error.
  case failed(store: String, status: Int)
  /// The store has no space for the object, or does not accept objects of this size.
  case full(store: String)
  /// The store cannot be reached, or the transfer ended too early; the reason is a clause.
  case unreachable(store: String, reason: String)
  /// The program that transfers files is not installed.
  case noProgram(name: String)
  /// Credentials would be sent unencrypted.
  case unencrypted(store: String)
  /// A file on this machine cannot be read or written.
  case file(path: String, error: FileError)
}

extension StoreError: CustomStringConvertible {
  /// The problem and the next step.
  package var description: String {
    switch self {
    case .noAddress:
      """
      The image of this reference is in a store, and no store is configured. Set TINTYPE_STORE to \
      its address, or run “tintype store --at ADDRESS”.
      """
    case .unusableAddress(let place, let reason):
      "The address of the store in \(place) cannot be used: \(reason). Correct the address."
    case .notAllowed(let address, let place, let list):
      """
      The store \(address) is named by \(place), and may be used only if you allow it. If you know \
      this store, \(Self.advice(allowing: address, list: list)).
      """
    case .noDirectory(let path):
      """
      The store \(path) cannot be used: there is no such directory. Create the directory or mount \
      the share, or correct the address of the store.
      """
    case .unreadableAddress(let path, let error):
      "The address of the store in “\(path)” cannot be read: \(error). \(error.readingAdvice)."
    case .missing(let object, let store):
      """
      The store \(store) does not have the object \(object.digest.hexadecimal). Run “tintype push” \
      where the reference was recorded, or record the reference again.
      """
    case .altered(let object, let place, let size, let start):
      """
      \(place) has \(Numbers.counted(size, "byte"))\(Self.kind(of: start)) instead of the \
      \(Numbers.grouped(object.size)) bytes of the object \(object.digest.hexadecimal). They were \
      not used. Check the address of the store and any proxies; push the object again if it is \
      corrupt in the store.
      """
    case .denied(let store, let status):
      """
      The store \(store) refuses access (HTTP \(status)). Set the variables with its credentials: \
      TINTYPE_STORE_TOKEN, or TINTYPE_STORE_USER and TINTYPE_STORE_PASSWORD, which are used only with \
      an address in TINTYPE_STORE; for s3, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
      """
    case .failed(let store, let status):
      "The store \(store) responded with HTTP \(status). Check the address and the server, and try again."
    case .full(let store):
      """
      The store \(store) does not accept the object: it is full, or limits the size of a file. \
      Free space in the store, or increase its limit, and try again.
      """
    case .unreachable(let store, let reason):
      """
      The store \(store) cannot be used: \(reason). Check the network and the address, and try again.
      """
    case .noProgram(let name):
      "The program \(name), which transfers the files, was not found in PATH. Install the package \(name)."
    case .unencrypted(let store):
      """
      Credentials are set, but the connection to the store \(store) is not encrypted. Use https, \
      or oci instead of oci+http.
      """
    case .file(let path, let error):
      "“\(path)” cannot be read or written: \(error). \(error.writingAdvice)."
    }
  }

  /// Returns the ways to allow a store, as the end of a sentence.
  private static func advice(allowing address: String, list: String?) -> String {
    let variable = "set TINTYPE_STORE=\(ShellText.word(address))"
    guard let list else { return variable }
    let directory = ShellText.word(FilePath.parent(of: list))
    return """
      run “mkdir -p \(directory) && printf '%s\\n' \(ShellText.word(address)) >> \
      \(ShellText.word(list))”, or \(variable)
      """
  }

  /// The reason for a response that is larger than the object.
  static let tooLarge = "it sends more bytes than the object has"

  /// Returns the reason for a transfer that did not end in time.
  static func tooLong(_ seconds: Int) -> String {
    "the transfer did not end within \(Numbers.counted(seconds, "second"))"
  }

  /// Returns a guess at the file's kind from its first bytes; empty if it explains nothing.
  private static func kind(of start: [UInt8]) -> String {
    if start.isEmpty { return "" }
    if start.first == UInt8(ascii: "<") { return " of a file that begins with “<”, like HTML," }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return " of a different or corrupt image" }
    return ""
  }
}
