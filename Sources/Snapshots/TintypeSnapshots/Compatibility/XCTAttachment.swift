// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import Foundation

  /// A file that shows a difference, on platforms where XCTest has no such type.
  ///
  /// It stores the contents in memory.
  public struct XCTAttachment: Hashable, Sendable {
    /// The contents.
    public var data: Data
    /// The uniform type identifier, such as `public.png`; `nil` for plain bytes.
    public var uniformTypeIdentifier: String?
    /// The file name; `nil` derives a name from the type.
    public var name: String?

    /// Creates an attachment with a file name.
    init(data: Data, name: String) {
      self.init(data: data)
      self.name = name
    }

    /// Creates an attachment of plain bytes.
    public init(data: Data) { self.init(data: data, uniformTypeIdentifier: nil) }

    /// Creates an attachment of bytes with a uniform type identifier.
    public init(data: Data, uniformTypeIdentifier: String?) {
      (self.data, self.uniformTypeIdentifier) = (data, uniformTypeIdentifier)
    }
  }

  extension XCTAttachment {
    /// The attachment with a name; an attachment without one is named after its type.
    var named: DiffAttachment { .data(data, name: name ?? "difference" + suffix) }

    private var suffix: String {
      switch uniformTypeIdentifier {
      case "public.patch-file": ".patch"
      case "public.png": ".png"
      case "public.jpeg": ".jpeg"
      case "public.json": ".json"
      case "public.xml": ".xml"
      case "public.plain-text", "public.utf8-plain-text": ".txt"
      default: ""
      }
    }
  }

  extension Diffing {
    /// Creates a diffing strategy that serializes and compares values.
    ///
    /// ``diff(toData:fromData:diffV2:)`` names the files that it attaches.
    ///
    /// - Parameters:
    ///   - toData: Returns the contents of a reference file for a value.
    ///   - fromData: Returns the value for the contents of a reference file.
    ///   - diff: Compares the reference's value with a new one. Returns `nil` if both are the same,
    ///     else the failure message and files to attach to the failure.
    public init(
      toData: @escaping (_ value: Value) -> Data,
      fromData: @escaping (_ data: Data) -> Value,
      diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
      self = .diff(toData: toData, fromData: fromData) { old, new in
        diff(old, new).map { ($0, $1.map(\.named)) }
      }
    }

    /// A closure that compares the reference's value with a new one.
    ///
    /// It returns `nil` if both are the same, else the failure message and files to attach to the
    /// failure.
    public var diff: (Value, Value) -> (String, [XCTAttachment])? {
      get {
        { [diffV2] old, new in
          diffV2(old, new).map { message, attachments in
            (
              message,
              attachments.map { attachment in
                let (data, name) = attachment.file
                return XCTAttachment(data: data, name: name)
              }
            )
          }
        }
      }
      set { diffV2 = { old, new in newValue(old, new).map { ($0, $1.map(\.named)) } } }
    }
  }
#endif
