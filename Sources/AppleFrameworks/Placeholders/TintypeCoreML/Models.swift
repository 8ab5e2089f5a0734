// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The processors that a model may use; has no effect.
public enum MLComputeUnits: Int, Sendable {
  /// The central processor.
  case cpuOnly = 0
  /// The central and the graphics processor.
  case cpuAndGPU
  /// All processors.
  case all
  /// The central processor and the Neural Engine.
  case cpuAndNeuralEngine
}

/// The settings of a model; have no effect.
open class MLModelConfiguration: NSObject {
  /// The processors.
  open var computeUnits = MLComputeUnits.all
  /// The name of the model in messages.
  open var modelDisplayName: String?
  /// A Boolean value that indicates whether results may be less precise.
  open var allowLowPrecisionAccumulationOnGPU = false
}

/// The settings of a prediction; have no effect.
open class MLPredictionOptions: NSObject {
  /// A Boolean value that indicates whether only the central processor is used.
  open var usesCPUOnly = false
}

/// An error of a model.
public struct MLModelError: Error, Hashable, Sendable, LocalizedError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Any error.
    case generic = 0
    /// A value of a wrong type.
    case featureType = 1
    /// A file that cannot be read.
    case io = 3
  }

  /// The kind.
  public var code: Code
  /// The reason and the next step.
  public var errorDescription: String? {
    "Core ML does not exist on Linux, so nothing is predicted. Hide the model behind a protocol, of "
      + "which previews and tests use another implementation."
  }

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// A model of Core ML, whose predictions fail because its evaluation does not exist on Linux.
open class MLModel: NSObject {
  /// The settings.
  public let configuration: MLModelConfiguration

  /// Creates a model that no file describes.
  public init(configuration: MLModelConfiguration = MLModelConfiguration()) {
    self.configuration = configuration
  }

  /// Creates a model of a file, which is not read.
  public convenience init(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) throws {
    self.init(configuration: configuration)
  }

  /// Returns a model of a file, which is not read.
  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    MLModel(configuration: configuration)
  }

  /// Throws an error: nothing is compiled.
  public class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.generic) }

  /// Throws an error: nothing is predicted.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }

  /// Throws an error: nothing is predicted.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}
