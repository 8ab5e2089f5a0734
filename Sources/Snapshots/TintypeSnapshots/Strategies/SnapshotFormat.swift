// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// A format of reference files: how values are written, read and compared.
package protocol SnapshotFormat<Value> {
  /// The type of the values.
  associatedtype Value

  /// Returns the bytes of a full reference file.
  func encode(_ value: Value) throws -> [UInt8]

  /// Returns the value for the contents of a reference file.
  func decode(_ data: Data) -> Value

  /// Compares the bytes of a reference file with a new value.
  ///
  /// - Parameters:
  ///   - reference: The bytes.
  ///   - assets: Returns the files that references share; `nil` if their location is unknown.
  ///   - value: The new value.
  /// - Returns: The result.
  /// - Throws: An error about the reference or the value.
  func compare(
    _ reference: [UInt8], assets: @escaping () -> ReferenceAssets?, _ value: Value
  ) throws -> Diffing<Value>.Comparison

  /// Returns the message for two values that differ, with files to attach; `nil` for equal values.
  func difference(from old: Value, to new: Value) -> (String, [DiffAttachment])?

  /// Returns a digest that distinguishes two values with the same name in one run.
  func digest(_ value: Value) throws -> [UInt8]

  /// Checks that a value may become a reference without a comparison.
  ///
  /// - Throws: The error that a comparison with that reference would throw.
  func check(_ value: Value) throws

  /// Returns the value with the work that was pending when it was made.
  func annotated(_ value: Value, with work: AllowedWork) -> Value

  /// Returns a value in another form than the full one; `nil` if the value does not have the form.
  func stored(_ value: Value, in form: ReferenceForm) throws -> StoredReference?

  /// Returns the form of the bytes of a reference.
  func form(of bytes: [UInt8]) -> ReferenceForm
}

extension SnapshotFormat {
  /// The result of a comparison with the encoded value.
  package func difference(from old: Value, to new: Value) -> (String, [DiffAttachment])? {
    ErrorCollector.reporting(nil) {
      switch try compare(encode(old), assets: { nil }, new) {
      case .same: nil
      case .different(let difference): (difference.summary, difference.files)
      }
    }
  }

  /// The digest of the encoded value.
  package func digest(_ value: Value) throws -> [UInt8] { try SHA256Digest.of(encode(value)).bytes }

  /// Accepts all values.
  package func check(_ value: Value) throws {}

  /// The value, which does not contain the work.
  package func annotated(_ value: Value, with work: AllowedWork) -> Value { value }

  /// None: there is only the full form.
  package func stored(_ value: Value, in form: ReferenceForm) throws -> StoredReference? { nil }

  /// The full form.
  package func form(of bytes: [UInt8]) -> ReferenceForm { .full }
}

/// A format whose comparisons have facts for the journal even if nothing differs.
package protocol JournaledFormat {
  /// Returns the facts of a comparison.
  ///
  /// - Parameter difference: The facts of the difference; `nil` if there are none.
  /// - Returns: These facts, and those of the format; `nil` for none.
  func details(of difference: (any JournalDetails)?) -> (any JournalDetails)?
}
