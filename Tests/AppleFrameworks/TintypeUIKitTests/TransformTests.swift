// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeTestSupport
import TintypeUIKit

@Suite("CGAffineTransform")
struct TransformTests {
  /// A 3 × 3 matrix in row vector convention, computed without the engine.
  private struct Matrix {
    var rows: [[Double]]

    init(_ rows: [[Double]]) { self.rows = rows }

    init(_ t: CGAffineTransform) {
      rows = [
        [Double(t.a), Double(t.b), 0], [Double(t.c), Double(t.d), 0],
        [Double(t.tx), Double(t.ty), 1],
      ]
    }

    static func * (left: Matrix, right: Matrix) -> Matrix {
      Matrix(
        left.rows.map { row in
          (0..<3).map { column in
            (0..<3).reduce(0) { $0 + row[$1] * right.rows[$1][column] }
          }
        })
    }

    func isClose(to other: Matrix) -> Bool {
      zip(rows.joined(), other.rows.joined()).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
    }
  }

  private static func randomTransforms(_ count: Int) -> [CGAffineTransform] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { _ in
      let numbers = (0..<6).map { _ in CGFloat(Double.random(in: -10...10, using: &generator)) }
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    }
  }

  private let identity = Matrix([[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  @Test("Concatenation is the product of the matrices")
  func concatenation() {
    let transforms = Self.randomTransforms(200)
    #expect(transforms.count == 200)
    for (first, second) in zip(transforms, transforms.dropFirst()) {
      #expect(
        Matrix(first.concatenating(second)).isClose(to: Matrix(first) * Matrix(second)))
    }
  }

  @Test("A translation, a scale and a rotation are applied before the transform")
  func prepending() throws {
    for transform in try nonEmpty(Self.randomTransforms(100)) {
      let translation = Matrix([[1, 0, 0], [0, 1, 0], [3, -4, 1]])
      #expect(
        Matrix(transform.translatedBy(x: 3, y: -4)).isClose(to: translation * Matrix(transform)))
      let scale = Matrix([[2, 0, 0], [0, -0.5, 0], [0, 0, 1]])
      #expect(Matrix(transform.scaledBy(x: 2, y: -0.5)).isClose(to: scale * Matrix(transform)))
      let (cosine, sine) = (cos(0.7), sin(0.7))
      let rotation = Matrix([[cosine, sine, 0], [-sine, cosine, 0], [0, 0, 1]])
      #expect(Matrix(transform.rotated(by: 0.7)).isClose(to: rotation * Matrix(transform)))
    }
  }

  @Test("The product with the inverse is the identity")
  func inversion() throws {
    for transform in try nonEmpty(Self.randomTransforms(100)) {
      let product = Matrix(transform) * Matrix(transform.inverted())
      #expect(product.isClose(to: identity))
    }
  }

  @Test("A transform without an inverse is its own inverted transform")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test("A quarter turn has exact numbers")
  func quarterTurn() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(turn == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
  }

  @Test("Points, sizes and rectangles are transformed")
  func applying() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
    #expect(CGPoint(x: 3, y: 4).applying(transform) == CGPoint(x: 12, y: 35))
    #expect(CGSize(width: 3, height: 4).applying(transform) == CGSize(width: 2, height: 15))
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2).applying(transform)
    #expect(rect == CGRect(x: 8, y: 20, width: 4, height: 7))
    #expect(CGRect.null.applying(transform).isNull)
  }

  @Test("A transform is encoded as an array of six numbers")
  func coding() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }

  @Test("An empty transform has only zeros and is not the identity")
  func zero() {
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }
}
