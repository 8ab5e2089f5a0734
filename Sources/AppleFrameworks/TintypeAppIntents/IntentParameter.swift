// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A parameter of an action, or a property of an entity.
///
/// `@unchecked`: as in AppIntents, only the owner of an action changes its parameters.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  /// The control of a number.
  public enum ControlStyle: Sendable {
    /// A text field.
    case field
    /// A slider.
    case slider
    /// Two buttons.
    case stepper
  }

  /// The components of a date.
  public enum DateKind: Sendable {
    /// The date only.
    case date
    /// The date and the time.
    case dateTime
    /// The time only.
    case time
  }

  /// The title.
  public let title: LocalizedStringResource?
  private var stored: Value?

  /// The value.
  ///
  /// A parameter without a value has an empty one: no text, zero, or the first case. If its type has
  /// none, such as an entity, the process ends, as on Apple's systems.
  public var wrappedValue: Value {
    get { stored ?? emptyValue() }
    set { stored = newValue }
  }

  /// The parameter.
  public var projectedValue: IntentParameter<Value> { self }

  /// Creates a parameter.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize? = nil,
    controlStyle: ControlStyle = .field,
    inputOptions: String.IntentInputOptions? = nil, displayName: Bool.IntentDisplayName? = nil,
    kind: DateKind = .dateTime, supportedTypeIdentifiers: [String] = [],
    supportedContentTypes: [UTType] = [], inclusiveRange: (Value, Value)? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.title = title
    stored = defaultValue
  }

  /// Creates a parameter with options.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, default: defaultValue)
  }

  /// Creates a parameter with a query.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
  ) {
    self.init(title: title, default: defaultValue)
  }

  /// Returns the error of a missing value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> IntentParameterError {
    IntentParameterError()
  }

  /// Asks the user for a value.
  ///
  /// - Throws: ``IntentParameterError``, because there is no system that could ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw IntentParameterError()
  }

  /// Asks the user to confirm a value.
  ///
  /// - Throws: ``IntentParameterError``, because there is no system that could ask.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw IntentParameterError()
  }

  /// Asks the user to choose a value.
  ///
  /// - Throws: ``IntentParameterError``, because there is no system that could ask.
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value {
    throw IntentParameterError()
  }

  private func emptyValue() -> Value {
    func first<C: CaseIterable>(_ type: C.Type) -> Any? { type.allCases.first }
    func empty<C: RangeReplaceableCollection>(_ type: C.Type) -> Any { type.init() }
    func zero<N: Numeric>(_ type: N.Type) -> Any { type.zero }
    func none<N: ExpressibleByNilLiteral>(_ type: N.Type) -> Any { type.init(nilLiteral: ()) }
    let value: Any? =
      switch Value.self {
      case let type as any ExpressibleByNilLiteral.Type: none(type)
      case let type as any CaseIterable.Type: first(type)
      case let type as any RangeReplaceableCollection.Type: empty(type)
      case let type as any Numeric.Type: zero(type)
      case is Bool.Type: false
      case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
      case is DateComponents.Type: DateComponents()
      case is PersonNameComponents.Type: PersonNameComponents()
      case is AttributedString.Type: AttributedString()
      case is Duration.Type: Duration.zero
      case is URL.Type: URL(filePath: "/")
      case is IntentFile.Type: IntentFile(data: Data(), filename: "")
      default: nil
      }
    guard let value = value as? Value else {
      // As in AppIntents, where the system sets the parameters of the actions that it performs.
      preconditionFailure(
        """
        The parameter “\(title?.key ?? "")” was read, but has no \(Value.self). Set it before the \
        action is performed, give it a default, or make it optional.
        """)
    }
    return value
  }
}

/// The property wrapper of the properties of an entity.
public typealias EntityProperty = IntentParameter

/// The error of a parameter that requires an answer of the user.
public struct IntentParameterError: LocalizedError {
  /// The reason and the next step.
  public var errorDescription: String? {
    "The action asks the user, but there is no system that could. Set the value of its parameter."
  }
}

/// The use of a value of the previous action in a shortcut.
public enum InputConnectionBehavior: Sendable {
  /// The default of the type.
  case `default`
  /// Never.
  case never
  /// As the value of the parameter.
  case connectToPreviousIntentResult
}

extension String {
  /// The keyboard of a parameter.
  public struct IntentInputOptions: Sendable {
    /// Creates options.
    public init(multiline: Bool = false) {}
  }
}

extension Bool {
  /// The names of the two values of a parameter.
  public struct IntentDisplayName: Sendable {
    /// Creates names.
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {}
  }
}

/// The number of values of a parameter, which can depend on the family of a widget.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral,
  Sendable
{
  /// The family of a widget.
  public enum Family: Sendable {
    /// A family on the home screen.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// A family on the lock screen.
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
  }

  /// Creates a number of values.
  public init(integerLiteral value: Int) {}
  /// Creates a number of values for each family.
  public init(dictionaryLiteral elements: (Family, Int)...) {}
  /// Creates the largest and the smallest number of values.
  public init(min: Int, max: Int) {}
}

/// A file that is the value of a parameter.
public struct IntentFile: Sendable {
  /// The content; empty if the file cannot be read.
  public let data: Data
  /// The name.
  public var filename: String
  /// The type; `nil` if it is not known.
  public let type: UTType?
  /// The location; `nil` if the file is not stored.
  public let fileURL: URL?

  /// Creates a file with a content.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type
    fileURL = nil
  }

  /// Creates a file from a location.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
    self.fileURL = fileURL
  }
}
