// SPDX-License-Identifier: MIT

extension CoreMLModel {
  /// Returns a source in Swift with the classes that Xcode generates for models.
  static func source(of models: [CoreMLModel]) -> String {
    var declared: Set<String> = []
    let classes = models.filter { declared.insert($0.name).inserted }.flatMap(\.classes)
    return (["import CoreML", "import Foundation", ""] + classes).joined(separator: "\n")
  }

  /// The classes of the model, its inputs and its outputs.
  private var classes: [String] {
    let (input, output) = ("\(name)Input", "\(name)Output")
    let inputs = inputs.filter { SwiftName.isIdentifier($0.name) }
    let parameters = inputs.map(\.parameter).joined(separator: ", ")
    let arguments = inputs.map { "\($0.name): \(SwiftName.quoted($0.name))" }
      .joined(separator: ", ")
    return Self.provider(input, of: inputs)
      + Self.provider(output, of: outputs.filter { SwiftName.isIdentifier($0.name) }) + [
        """
        nonisolated class \(name) {
          let model: CoreML.MLModel
          init(model: CoreML.MLModel) { self.model = model }
          required init(configuration: CoreML.MLModelConfiguration = .init()) throws {
            model = CoreML.MLModel(configuration: configuration)
          }
          convenience init() { self.init(model: CoreML.MLModel(configuration: .init())) }
          convenience init(contentsOf url: Foundation.URL, configuration: CoreML.MLModelConfiguration = .init()) throws {
            self.init(model: CoreML.MLModel(configuration: configuration))
          }
          class func load(configuration: CoreML.MLModelConfiguration = .init()) async throws -> Self {
            try Self(configuration: configuration)
          }
          func prediction(input: \(input)) throws -> \(output) { throw CoreML.MLModelError(.generic) }
          func prediction(input: \(input), options: CoreML.MLPredictionOptions) throws -> \(output) {
            try prediction(input: input)
          }
          func predictions(inputs: [\(input)], options: CoreML.MLPredictionOptions = .init()) throws -> [\(output)] {
            try inputs.map { try prediction(input: $0) }
          }
        """,
        inputs.isEmpty
          ? "}"
          : """
            func prediction(\(parameters)) throws -> \(output) {
              try prediction(input: \(input)(\(arguments)))
            }
          }
          """,
        "",
      ]
  }

  /// Returns the class of the inputs or outputs.
  private static func provider(_ name: String, of features: [Feature]) -> [String] {
    let names = SwiftLiteral.list(features.map(\.name))
    return ["nonisolated class \(name): CoreML.MLFeatureProvider {"]
      + features.map { "  var \(SwiftName.quoted($0.name)): \($0.type)" } + [
        "  init(\(features.map(\.parameter).joined(separator: ", "))) {",
        "    \(features.map { "self.\(SwiftName.quoted($0.name)) = \(SwiftName.quoted($0.name))" }.joined(separator: "; "))",
        "  }",
        "  var featureNames: Swift.Set<Swift.String> { \(names) }",
        "  func featureValue(for featureName: Swift.String) -> CoreML.MLFeatureValue? {",
        "    switch featureName {",
      ]
      + features.map {
        "    case \(SwiftLiteral.text($0.name)): return \($0.value)"
      } + ["    default: return nil", "    }", "  }", "}", ""]
  }
}

extension CoreMLModel.Feature {
  /// The type in Swift.
  fileprivate var type: String {
    let name =
      switch kind {
      case 1: "Swift.Int64"
      case 2: "Swift.Double"
      case 3: "Swift.String"
      case 5: "CoreML.MLMultiArray"
      case 6: keyKind == 1 ? "[Swift.Int64: Swift.Double]" : "[Swift.String: Swift.Double]"
      default: "CoreML.MLFeatureValue"
      }
    return isOptional ? name + "?" : name
  }

  fileprivate var parameter: String {
    "\(SwiftName.quoted(name)): \(type)\(isOptional ? " = nil" : "")"
  }

  /// The value as one of Core ML.
  fileprivate var value: String {
    let label = [1: "int64", 2: "double", 3: "string", 5: "multiArray"][kind]
    guard let label else {
      return kind == 6 ? "CoreML.MLFeatureValue(undefined: .dictionary)" : SwiftName.quoted(name)
    }
    let quoted = SwiftName.quoted(name)
    return isOptional
      ? "\(quoted).map { CoreML.MLFeatureValue(\(label): $0) }"
      : "CoreML.MLFeatureValue(\(label): \(quoted))"
  }
}
