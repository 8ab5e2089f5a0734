// SPDX-License-Identifier: MIT

import TintypeBase

/// The inputs and outputs of a model of Core ML.
struct CoreMLModel {
  /// A value that the model receives or returns.
  struct Feature {
    var name = ""
    /// The number of the type in the specification of Core ML, such as 2 for a number.
    var kind = 0
    /// The number of the type of a dictionary's keys.
    var keyKind = 0
    var isOptional = false
  }

  /// The name of the generated class.
  var name: String
  var inputs: [Feature] = []
  var outputs: [Feature] = []

  /// The extensions of models that Xcode compiles.
  static let extensions = ["mlmodel", "mlpackage"]
  /// The maximum size of a file, in bytes.
  private static let sizeLimit = 256 << 20

  /// Reads the description of a model.
  ///
  /// `Model.proto` and `FeatureTypes.proto` in `coremltools` define the numbers of the fields.
  ///
  /// - Parameter path: The absolute path of the file, or the folder of a package.
  /// - Throws: The reason why the model cannot be read.
  init(at path: String) throws(MessageFields.Damage) {
    name = FilePath.name(of: path).withoutExtension.map {
      $0.isLetter || $0.isNumber ? String($0) : "_"
    }.joined()
    if !SwiftName.isIdentifier(name) { name = "_" + name }
    let file =
      path.fileExtension == "mlpackage" ? path + "/Data/com.apple.CoreML/model.mlmodel" : path
    guard let bytes = try? RegularFile.bytes(of: file, limit: Self.sizeLimit) else {
      throw .init(description: "its file cannot be read, or has more than 256 MiB")
    }
    var hasDescription = false
    for field in try MessageFields(bytes[...]).all where field.number == 2 {
      hasDescription = true
      for part in try MessageFields(field.bytes).all {
        guard part.number == 1 || part.number == 10 else { continue }
        let feature = try Feature(MessageFields(part.bytes))
        if part.number == 1 { inputs.append(feature) } else { outputs.append(feature) }
      }
    }
    guard hasDescription else { throw .init(description: "it has no description") }
  }
}

extension CoreMLModel.Feature {
  fileprivate init(_ fields: MessageFields) throws(MessageFields.Damage) {
    for field in try fields.all {
      if field.number == 1 { name = String(decoding: field.bytes, as: UTF8.self) }
      guard field.number == 3 else { continue }
      for type in try MessageFields(field.bytes).all {
        guard type.number != 1000 else {
          isOptional = type.value != 0
          continue
        }
        kind = type.number
        if kind == 6 { keyKind = try MessageFields(type.bytes).all.first?.number ?? 0 }
      }
    }
  }
}

/// The fields of a message in the encoding of Protocol Buffers.
struct MessageFields {
  /// A reason why a message cannot be read.
  struct Damage: Error, CustomStringConvertible {
    var description: String
  }

  struct Field {
    var number: Int
    var value: UInt64 = 0
    var bytes: ArraySlice<UInt8> = []
  }

  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The fields, in their order.
  var all: [Field] {
    get throws(Damage) {
      var (rest, fields) = (bytes, [Field]())
      while !rest.isEmpty {
        let key = try Self.number(&rest)
        guard let number = Int(exactly: key >> 3), number > 0 else { throw Self.damage }
        var field = Field(number: number)
        switch key & 7 {
        case 0: field.value = try Self.number(&rest)
        case 1: field.bytes = try Self.take(8, &rest)
        case 2: field.bytes = try Self.take(Self.number(&rest), &rest)
        case 5: field.bytes = try Self.take(4, &rest)
        default: throw Self.damage
        }
        fields.append(field)
      }
      return fields
    }
  }

  private static let damage = Damage(description: "its file is damaged, or no model")

  private static func take(
    _ count: UInt64, _ rest: inout ArraySlice<UInt8>
  ) throws(Damage) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw damage }
    defer { rest = rest.dropFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) throws(Damage) -> UInt64 {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { throw damage }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
    }
    throw damage
  }
}
