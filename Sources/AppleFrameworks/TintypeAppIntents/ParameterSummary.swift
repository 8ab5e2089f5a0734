// SPDX-License-Identifier: MIT

/// A sentence with the parameters of an action, which is not shown.
public protocol ParameterSummary {}

/// A sentence with parameters.
public struct IntentParameterSummary<Intent>: ParameterSummary where Intent: AppIntent {
  /// Creates an empty sentence.
  public init() {}

  /// Creates a sentence.
  public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {}

  /// Creates a sentence with other parameters below.
  public init(
    _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Creates a list of parameters.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {}
}

/// The text of a sentence with parameters.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation
where Intent: AppIntent {
  /// The parts of the text.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates a text without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) {}
  /// Creates a text from an interpolation.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A result builder of the parameters below a sentence.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent> {
  /// Builds a parameter.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> {
    path
  }

  /// Builds a list.
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    paths
  }
}

/// A result builder of sentences.
@resultBuilder
public enum ParameterSummaryBuilder<Intent> where Intent: AppIntent {
  /// Returns a sentence unchanged.
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
}

/// The comparison of a parameter with a value.
public enum ComparisonOperator: Sendable {
  /// The value is the same.
  case equalTo
  /// The value is another one.
  case notEqualTo
  /// The value is one of several.
  case oneOf
  /// The value is less.
  case lessThan
  /// The value is less or the same.
  case lessThanOrEqualTo
  /// The value is greater.
  case greaterThan
  /// The value is greater or the same.
  case greaterThanOrEqualTo
  /// There is a value.
  case hasAnyValue
  /// There is no value.
  case hasNoValue
}

/// A sentence that depends on the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent>: ParameterSummary where Intent: AppIntent {
  /// Creates a sentence that depends on a comparison.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: ComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// Creates a sentence that depends on the existence of a value.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: ComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// A sentence for each value of a parameter.
public struct ParameterSummarySwitchCondition<Intent, Value>: ParameterSummary
where Intent: AppIntent {
  /// A result builder of the cases.
  @resultBuilder
  public enum Builder {
    /// Builds the cases.
    public static func buildBlock(_ cases: any ParameterSummaryCase<Intent, Value>...) {}
  }

  /// Creates sentences for the values of a parameter.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, @Builder _ cases: () -> Void
  ) {}
}

/// A sentence for a value.
public protocol ParameterSummaryCase<Intent, Value> {
  /// The type of the action.
  associatedtype Intent: AppIntent
  /// The type of the value.
  associatedtype Value
}

/// A sentence for some values.
public struct ParameterSummaryCaseCondition<Intent, Value>: ParameterSummaryCase
where Intent: AppIntent {
  /// Creates a sentence for a value.
  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary
  ) {}

  /// Creates a sentence for values.
  public init(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary
  ) {}
}

/// A sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value>: ParameterSummaryCase
where Intent: AppIntent {
  /// Creates a sentence.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) {}
}

extension AppIntent {
  /// A sentence that depends on the value of a parameter.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// A sentence for each value of a parameter.
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  /// A sentence for some values.
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  /// A sentence for all other values.
  public typealias DefaultCase<Value> = ParameterSummaryDefaultCaseCondition<Self, Value>
}
