// SPDX-License-Identifier: MIT

import Foundation

/// A type whose values can be transferred, such as by dragging and sharing.
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representation of the values for other types.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A description of how values are converted for other types.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation
  /// The representations that the representation consists of.
  @TransferRepresentationBuilder<Self.Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
  // swift-format-ignore: OmitExplicitReturns
  /// Never called, because the representation has no body.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension Never: Transferable, TransferRepresentation {
  /// The type of the values.
  public typealias Item = Never

  // swift-format-ignore: OmitExplicitReturns
  /// Never called, because there are no values.
  public static var transferRepresentation: Never { return unreachableBody(of: Never.self) }
}

/// A builder of representations, of which the first suitable one is used.
@resultBuilder
public enum TransferRepresentationBuilder<Item> where Item: Transferable {
  /// Returns a representation.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item { content }

  /// Returns a representation.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item { content }

  /// Returns two representations.
  public static func buildBlock<C1, C2>(
    _ content1: C1, _ content2: C2
  ) -> TupleTransferRepresentation<Item, (C1, C2)>
  where
    C1: TransferRepresentation, C2: TransferRepresentation, C1.Item == Item, C2.Item == Item
  {
    TupleTransferRepresentation([content1.converters, content2.converters])
  }

  /// Returns three representations.
  public static func buildBlock<C1, C2, C3>(
    _ content1: C1, _ content2: C2, _ content3: C3
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3)>
  where
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C1.Item == Item, C2.Item == Item, C3.Item == Item
  {
    TupleTransferRepresentation([content1.converters, content2.converters, content3.converters])
  }

  /// Returns four representations.
  public static func buildBlock<C1, C2, C3, C4>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
  where
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item
  {
    TupleTransferRepresentation([
      content1.converters, content2.converters, content3.converters, content4.converters,
    ])
  }
}

/// Several representations, of which the first suitable one is used.
public struct TupleTransferRepresentation<Item, Value>: TransferRepresentation
where Item: Transferable {
  /// The type of the body.
  public typealias Body = Never

  fileprivate let all: [TransferConverter]

  fileprivate init(_ converters: [[TransferConverter]]) { all = converters.flatMap { $0 } }
}

extension TupleTransferRepresentation: PrimitiveTransferRepresentation {
  var primitiveConverters: [TransferConverter] { all }
}
