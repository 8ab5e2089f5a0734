// SPDX-License-Identifier: MIT

import Testing
import simd

/// Vectors, matrices and quaternions.
@Suite("Vectors")
struct VectorTests {
  @Test("Lengths, products and limits of vectors have the values of their formulas")
  func vectors() {
    #expect(simd_length(simd_float3(1, 2, 2)) == 3)
    #expect(simd_normalize(simd_double2(3, 4)) == [0.6, 0.8])
    #expect(simd_dot(simd_float3(1, 2, 3), [4, 5, 6]) == 32)
    #expect(simd_cross(simd_float3(1, 0, 0), [0, 1, 0]) == [0, 0, 1])
    #expect(simd_clamp(simd_float2(-1, 9), [0, 0], [1, 1]) == [0, 1])
    #expect(simd_mix(simd_double2(0, 0), [2, 4], [0.5, 0.5]) == [1, 2])
    #expect(simd_abs(simd_double3(-1, 2, -3)) == [1, 2, 3])
  }

  @Test("The product of a matrix and its inverse is the identity")
  func inverse() {
    let move = simd_float4x4(columns: ([1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 4, 0], [1, 2, 3, 1]))
    #expect(move * move.inverse == matrix_identity_float4x4)
    #expect(move * simd_float4(1, 1, 1, 1) == [2, 4, 7, 1])
    #expect(move.determinant == 8)
    let rows = simd_double3x3(rows: [[2, 1, 0], [0, 0, 3], [1, 4, 1]])
    #expect(rows.determinant == -21)
    #expect(rows[1, 2] == 4)
    #expect(rows.transpose[2] == [1, 4, 1])
  }

  @Test("A matrix without an inverse has the determinant 0 and no finite inverse")
  func singular() {
    #expect(simd_float2x2(0).determinant == 0)
    #expect(!simd_float2x2(0).inverse[0, 0].isFinite)
  }

  @Test(
    "A quaternion rotates a vector, and so does its matrix", arguments: [0.5, 1.5, 3, -2])
  func quaternion(angle: Double) {
    let rotation = simd_quatd(angle: angle, axis: simd_normalize([1, -2, 3]))
    let rotated = rotation.act([1, 2, 3])
    #expect(simd_distance(simd_double3x3(rotation) * [1, 2, 3], rotated) < 1e-12)
    #expect(simd_distance(rotation.inverse.act(rotated), [1, 2, 3]) < 1e-12)
    let other = simd_quatd(simd_double4x4(rotation))
    #expect(abs(abs(simd_dot(other.vector, rotation.vector)) - 1) < 1e-12)
  }

  @Test("The rotation between opposite directions is half a turn")
  func opposite() {
    let rotation = simd_quatf(from: [1, 0, 0], to: [-1, 0, 0])
    #expect(simd_distance(rotation.act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
  }
}
