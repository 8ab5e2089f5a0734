// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Has no effect: a shader cannot be applied to the colors, which the snapshot reports.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    withoutShader(shader, isEnabled: isEnabled)
  }

  /// Has no effect: a shader cannot be applied to the positions, which the snapshot reports.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { withoutShader(shader, isEnabled: isEnabled) }

  /// Has no effect: a shader cannot be applied to the view, which the snapshot reports.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { withoutShader(shader, isEnabled: isEnabled) }

  private nonisolated func withoutShader(_ shader: Shader, isEnabled: Bool) -> some View {
    modified { content, scope in
      if isEnabled { scope.evaluation.report(.shader(name: shader.function.name)) }
      return content
    }
  }
}

extension VisualEffect {
  /// Has no effect, because shaders cannot be applied.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Has no effect, because shaders cannot be applied.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Has no effect, because shaders cannot be applied.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
extension GraphicsContext.Filter {
  /// Returns a shader of the colors.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { .luminanceToAlpha }

  /// Returns a shader of the positions.
  public static func distortionShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter { .luminanceToAlpha }

  /// Returns a shader.
  public static func layerShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter { .luminanceToAlpha }
}

@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
extension GraphicsContext.Shading {
  /// Returns a shader.
  public static func shader(
    _ shader: Shader, bounds: CGRect = .zero
  ) -> GraphicsContext.Shading { .foreground }
}

/// A function of Metal with its arguments, which is not applied.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// A Boolean value that indicates whether colors are dithered.
  public var dithersColor = false

  /// Creates a function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a function.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ value: Any) { text = "\(value)" }

    /// A number.
    public static func float<T>(_ x: T) -> Argument where T: BinaryFloatingPoint { Argument(x) }
    /// Two numbers.
    public static func float2<T>(_ x: T, _ y: T) -> Argument where T: BinaryFloatingPoint {
      Argument((x, y))
    }
    /// Three numbers.
    public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Argument
    where T: BinaryFloatingPoint { Argument((x, y, z)) }
    /// Four numbers.
    public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument
    where T: BinaryFloatingPoint { Argument((x, y, z, w)) }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument(point) }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument(vector) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument(size) }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    /// The rectangle around the view.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument(color) }
    /// Colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array) }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument("image") }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(data) }
  }
}

/// A function of Metal.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name.
  public var name: String

  /// Creates a function of a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of functions of Metal.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  /// Creates a library from data.
  public init(data: Data) { name = "data" }

  /// Creates a library from a file.
  public init(url: URL) { name = url.lastPathComponent }

  private init(name: String) { self.name = name }

  /// The library of the main bundle.
  public static let `default` = ShaderLibrary(name: "default")

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: "bundle") }

  /// Returns a function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  /// Returns a function of the library of the main bundle.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}
