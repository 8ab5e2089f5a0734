// SPDX-License-Identifier: MIT

@testable import TintypeUIKit

/// A system of constraints that has a solution.
struct ConstraintSystem {
  struct Constraint {
    var terms: [Double]
    var constant: Double
    var relation: ConstraintSolver.Relation
    var priority: Double

    /// The deviation from the constraint at a point.
    func deviation(at point: [Double]) -> Double {
      let sum = zip(terms, point).map(*).reduce(constant, +)
      switch relation {
      case .equal: return abs(sum)
      case .lessThanOrEqual: return max(sum, 0)
      case .greaterThanOrEqual: return max(-sum, 0)
      }
    }
  }

  var count: Int
  var constraints: [Constraint] = []

  /// The solution of the solver.
  func solved() -> [Double] {
    var solver = ConstraintSolver(variableCount: count)
    for constraint in constraints {
      let terms = constraint.terms.enumerated().filter { $0.element != 0 }
      _ = solver.add(
        terms.map { ($0.offset, $0.element) }, constant: constraint.constant,
        constraint.relation, priority: constraint.priority)
    }
    return solver.solution()
  }

  /// The sum of the deviations of each priority, from the highest one.
  func deviations(at point: [Double]) -> [Double] {
    Set(constraints.map(\.priority)).sorted(by: >).map { priority in
      constraints.filter { $0.priority == priority }
        .reduce(0) { $0 + $1.deviation(at: point) }
    }
  }

  /// The solution of the equations, of which one that depends on those of higher priorities has no
  /// effect.
  func eliminated() -> [Double] {
    var rows: [(pivot: Int, values: [Double])] = []
    let equations = constraints.filter { $0.relation == .equal }
    for equation in equations.sorted(by: { $0.priority > $1.priority }) {
      var values = equation.terms + [-equation.constant]
      for row in rows {
        let factor = values[row.pivot]
        values = zip(values, row.values).map { $0 - factor * $1 }
      }
      let largest = values.dropLast().indices.max { abs(values[$0]) < abs(values[$1]) }
      guard let pivot = largest, abs(values[pivot]) > 1e-7 else { continue }
      let factor = values[pivot]
      values = values.map { $0 / factor }
      rows = rows.map { row in
        let factor = row.values[pivot]
        return (row.pivot, zip(row.values, values).map { $0 - factor * $1 })
      }
      rows.append((pivot, values))
    }
    var solution = Array(repeating: 0.0, count: count)
    for row in rows { solution[row.pivot] = row.values[count] }
    return solution
  }

  /// The point with the least deviations among all intersections of the constraints' limits.
  func bestVertex() -> [Double]? {
    var best: (deviations: [Double], point: [Double])?
    for subset in constraints.subsets(of: count) {
      var system = ConstraintSystem(count: count)
      system.constraints = subset.map { constraint in
        var equation = constraint
        (equation.relation, equation.priority) = (.equal, 1)
        return equation
      }
      let point = system.eliminated()
      guard system.deviations(at: point).allSatisfy({ $0 < 1e-7 }) else { continue }
      let deviations = deviations(at: point)
      let difference = best.map { zip(deviations, $0.deviations).map { $0 - $1 } } ?? [-1]
      if (difference.first { abs($0) > 1e-9 } ?? 0) < 0 { best = (deviations, point) }
    }
    return best?.point
  }
}

extension Array {
  /// All subsets of a number of elements.
  fileprivate func subsets(of count: Int) -> [[Element]] {
    if count == 0 { return [[]] }
    return indices.flatMap { index in
      Array(self[(index + 1)...]).subsets(of: count - 1).map { [self[index]] + $0 }
    }
  }
}

/// A source of random systems.
struct RandomSystem {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns more equations than variables, of different priorities, and inequalities that their
  /// solution satisfies.
  mutating func equations() -> ConstraintSystem {
    let count = 1 + number(below: 24)
    var system = ConstraintSystem(count: count)
    let point = (0..<count).map { _ in Double(number(below: 1000)) - 300 }
    for index in 0..<(count * 2) {
      var terms = randomTerms(count, limit: 3)
      terms[index % count] += 4
      let sum = zip(terms, point).map(*).reduce(0, +)
      // The first equations are conditions with a solution, and later ones contradict.
      let isCondition = index < count / 2
      system.constraints.append(
        .init(
          terms: terms, constant: -sum + (index < count ? 0 : Double(number(below: 50)) - 25),
          relation: .equal, priority: isCondition ? 1000 : Double(900 - index)))
    }
    let solution = system.eliminated()
    for _ in 0..<count {
      let terms = randomTerms(count, limit: 3)
      let sum = zip(terms, solution).map(*).reduce(0, +)
      let isUpper = number(below: 2) == 0
      let gap = Double(number(below: 40)) + 1
      system.constraints.append(
        .init(
          terms: terms, constant: -sum + (isUpper ? -gap : gap),
          relation: isUpper ? .lessThanOrEqual : .greaterThanOrEqual, priority: 1000))
    }
    shuffle(&system.constraints)
    return system
  }

  /// Returns conditions that have a solution, and inequalities and equations of a few priorities.
  mutating func inequalities() -> ConstraintSystem {
    let count = 1 + number(below: 3)
    var system = ConstraintSystem(count: count)
    let point = (0..<count).map { _ in Double(number(below: 200)) - 50 }
    for index in 0..<(count + 6) {
      var terms = randomTerms(count, limit: 2)
      terms[index % count] += 3
      let isCondition = index % 3 == 0
      let relation: ConstraintSolver.Relation =
        [.lessThanOrEqual, .greaterThanOrEqual, .equal][number(below: isCondition ? 2 : 3)]
      let sum = zip(terms, point).map(*).reduce(0, +)
      let gap = Double(number(below: 60))
      system.constraints.append(
        .init(
          terms: terms, constant: -sum + (relation == .lessThanOrEqual ? -gap : gap),
          relation: relation, priority: isCondition ? 1000 : [750, 500, 250][number(below: 3)]))
    }
    // Without conditions that contradict the point, all systems have a solution.
    for index in 0..<count {
      var terms = Array(repeating: 0.0, count: count)
      terms[index] = 1
      system.constraints.append(
        .init(
          terms: terms, constant: Double(number(below: 100)), relation: .equal, priority: 10))
    }
    shuffle(&system.constraints)
    return system
  }

  private mutating func randomTerms(_ count: Int, limit: Int) -> [Double] {
    var terms = Array(repeating: 0.0, count: count)
    for _ in 0..<limit { terms[number(below: count)] = Double(number(below: 5)) - 2 }
    return terms
  }

  private mutating func shuffle(_ constraints: inout [ConstraintSystem.Constraint]) {
    for index in constraints.indices.dropFirst().reversed() {
      constraints.swapAt(index, number(below: index + 1))
    }
  }

  /// Returns a number from SplitMix64.
  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
