// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import Foundation

  /// A file that shows a difference, where XCTest has no such type: it keeps the bytes.
  public struct XCTAttachment: Hashable, Sendable {
    /// The bytes.
    public var data: Data
    /// The type of the bytes, such as `public.png`; `nil` for plain bytes.
    public var uniformTypeIdentifier: String?
    /// The name of a file that holds them; `nil` for one that is made of the type.
    public var name: String?

    /// Creates an attachment with the name of its file.
    init(data: Data, name: String) {
      self.init(data: data)
      self.name = name
    }

    /// Creates an attachment of plain bytes.
    public init(data: Data) {
      self.init(data: data, uniformTypeIdentifier: nil)
    }

    /// Creates an attachment of bytes of a type.
    public init(data: Data, uniformTypeIdentifier: String?) {
      self.data = data
      self.uniformTypeIdentifier = uniformTypeIdentifier
    }
  }

  extension XCTAttachment {
    /// The attachment with a name; where it has none it is called after its type.
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
    /// Creates a way to keep and compare values.
    ///
    /// ``diff(toData:fromData:diffV2:)`` names the files that it attaches.
    ///
    /// - Parameters:
    ///   - toData: Makes the bytes of a reference file.
    ///   - fromData: Makes a value of them.
    ///   - diff: Compares the reference's value with a new one: `nil` where both are the same, else
    ///     what the failing test says, and files to attach to it.
    public init(
      toData: @escaping (_ value: Value) -> Data,
      fromData: @escaping (_ data: Data) -> Value,
      diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
      self = .diff(toData: toData, fromData: fromData) { old, new in
        diff(old, new).map { ($0, $1.map(\.named)) }
      }
    }

    /// Compares a reference's value with a new one: `nil` where both are the same, else what a
    /// failing test says, and files to attach to it.
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
      set {
        diffV2 = { old, new in newValue(old, new).map { ($0, $1.map(\.named)) } }
      }
    }
  }
#endif
