#include "math/Mat4.h"

#include "math/Quaternion.h"

#include <cstring>

namespace cocos2d {
namespace {

// Smaller determinants and axes count as 0, as dividing by them leaves the range of float.
constexpr float kSmallestScale = MATH_TOLERANCE;

// The 2x2 determinants of the rows 1,2 and of the rows 3,4, for all pairs of columns (Laplace expansion).
struct Minors {
    float upper[6];
    float lower[6];

    explicit Minors(const float* m) {
        constexpr int kPairs[6][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
        for (int i = 0; i < 6; ++i) {
            const float* const a = m + 4 * kPairs[i][0];
            const float* const b = m + 4 * kPairs[i][1];
            upper[i] = a[0] * b[1] - a[1] * b[0];
            lower[i] = a[2] * b[3] - a[3] * b[2];
        }
    }
    float determinant() const {
        return upper[0] * lower[5] - upper[1] * lower[4] + upper[2] * lower[3] + upper[3] * lower[2] -
               upper[4] * lower[1] + upper[5] * lower[0];
    }
};

// Shepperd's method: take the root of the largest of the four sums, for precision.
Quaternion rotationOf(const Vec3& right, const Vec3& up, const Vec3& back) {
    const float trace = right.x + up.y + back.z;
    Quaternion q;
    if (trace > 0.0f) {
        const float s = 0.5f / std::sqrt(trace + 1.0f);
        q.set((up.z - back.y) * s, (back.x - right.z) * s, (right.y - up.x) * s, 0.25f / s);
    } else if (right.x > up.y && right.x > back.z) {
        const float s = 0.5f / std::sqrt(1.0f + right.x - up.y - back.z);
        q.set(0.25f / s, (up.x + right.y) * s, (back.x + right.z) * s, (up.z - back.y) * s);
    } else if (up.y > back.z) {
        const float s = 0.5f / std::sqrt(1.0f + up.y - right.x - back.z);
        q.set((up.x + right.y) * s, 0.25f / s, (back.y + up.z) * s, (back.x - right.z) * s);
    } else {
        const float s = 0.5f / std::sqrt(1.0f + back.z - right.x - up.y);
        q.set((back.x + right.z) * s, (back.y + up.z) * s, 0.25f / s, (right.y - up.x) * s);
    }
    return q;
}

} // namespace

bool Mat4::isIdentity() const {
    return std::memcmp(m, IDENTITY.m, sizeof m) == 0;
}

void Mat4::add(float scalar, Mat4* dst) const {
    for (int i = 0; i < 16; ++i) dst->m[i] = m[i] + scalar;
}

void Mat4::add(const Mat4& m1, const Mat4& m2, Mat4* dst) {
    for (int i = 0; i < 16; ++i) dst->m[i] = m1.m[i] + m2.m[i];
}

void Mat4::subtract(const Mat4& m1, const Mat4& m2, Mat4* dst) {
    for (int i = 0; i < 16; ++i) dst->m[i] = m1.m[i] - m2.m[i];
}

void Mat4::multiply(const Mat4& mat, float scalar, Mat4* dst) {
    for (int i = 0; i < 16; ++i) dst->m[i] = mat.m[i] * scalar;
}

Mat4 Mat4::getNegated() const {
    Mat4 negated;
    for (int i = 0; i < 16; ++i) negated.m[i] = -m[i];
    return negated;
}

void Mat4::multiply(const Mat4& m1, const Mat4& m2, Mat4* dst) {
    *dst = m1 * m2; // by way of a copy, as dst may be m1 or m2
}

Mat4 Mat4::operator*(const Mat4& mat) const {
    Mat4 product;
    // Column by column, so that the compiler turns each inner loop into one vector operation.
    for (int column = 0; column < 16; column += 4) {
        const float* const b = mat.m + column;
        for (int row = 0; row < 4; ++row) {
            product.m[column + row] =
                m[row] * b[0] + m[4 + row] * b[1] + m[8 + row] * b[2] + m[12 + row] * b[3];
        }
    }
    return product;
}

float Mat4::determinant() const {
    return Minors(m).determinant();
}

bool Mat4::inverse() {
    const Minors minors(m);
    const float* const u = minors.upper;
    const float* const l = minors.lower;
    const float det = minors.determinant();
    if (std::fabs(det) <= kSmallestScale) return false;
    const float adjugate[16] = {
        m[5] * l[5] - m[9] * l[4] + m[13] * l[3],   -m[1] * l[5] + m[9] * l[2] - m[13] * l[1],
        m[1] * l[4] - m[5] * l[2] + m[13] * l[0],   -m[1] * l[3] + m[5] * l[1] - m[9] * l[0],
        -m[4] * l[5] + m[8] * l[4] - m[12] * l[3],  m[0] * l[5] - m[8] * l[2] + m[12] * l[1],
        -m[0] * l[4] + m[4] * l[2] - m[12] * l[0],  m[0] * l[3] - m[4] * l[1] + m[8] * l[0],
        m[7] * u[5] - m[11] * u[4] + m[15] * u[3],  -m[3] * u[5] + m[11] * u[2] - m[15] * u[1],
        m[3] * u[4] - m[7] * u[2] + m[15] * u[0],   -m[3] * u[3] + m[7] * u[1] - m[11] * u[0],
        -m[6] * u[5] + m[10] * u[4] - m[14] * u[3], m[2] * u[5] - m[10] * u[2] + m[14] * u[1],
        -m[2] * u[4] + m[6] * u[2] - m[14] * u[0],  m[2] * u[3] - m[6] * u[1] + m[10] * u[0],
    };
    for (int i = 0; i < 16; ++i) m[i] = adjugate[i] / det;
    return true;
}

Mat4 Mat4::getInversed() const {
    Mat4 inversed(*this);
    inversed.inverse();
    return inversed;
}

Mat4 Mat4::getTransposed() const {
    return Mat4(m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8], m[9], m[10], m[11], m[12], m[13], m[14],
                m[15]);
}

bool Mat4::decompose(Vec3* scale, Quaternion* rotation, Vec3* translation) const {
    if (translation) translation->set(m[12], m[13], m[14]);
    if (!scale && !rotation) return true;
    const Vec3 right(m);
    const Vec3 up(m + 4);
    const Vec3 back(m + 8);
    Vec3 size(right.length(), up.length(), back.length());
    if (determinant() < 0.0f) size.z = -size.z;
    if (scale) *scale = size;
    if (!rotation) return true;
    if (size.x < kSmallestScale || size.y < kSmallestScale || std::fabs(size.z) < kSmallestScale)
        return false;
    *rotation = rotationOf(right / size.x, up / size.y, back / size.z);
    return true;
}

void Mat4::rotate(const Quaternion& q, Mat4* dst) const {
    Mat4 rotation;
    createRotation(q, &rotation);
    multiply(*this, rotation, dst);
}

void Mat4::rotate(const Vec3& axis, float angle, Mat4* dst) const {
    Mat4 rotation;
    createRotation(axis, angle, &rotation);
    multiply(*this, rotation, dst);
}

void Mat4::rotateX(float angle, Mat4* dst) const {
    Mat4 rotation;
    createRotationX(angle, &rotation);
    multiply(*this, rotation, dst);
}

void Mat4::rotateY(float angle, Mat4* dst) const {
    Mat4 rotation;
    createRotationY(angle, &rotation);
    multiply(*this, rotation, dst);
}

void Mat4::rotateZ(float angle, Mat4* dst) const {
    Mat4 rotation;
    createRotationZ(angle, &rotation);
    multiply(*this, rotation, dst);
}

void Mat4::scale(float xScale, float yScale, float zScale, Mat4* dst) const {
    const float factors[3] = {xScale, yScale, zScale};
    for (int i = 0; i < 12; ++i) dst->m[i] = m[i] * factors[i / 4];
    for (int i = 12; i < 16; ++i) dst->m[i] = m[i];
}

void Mat4::translate(float x, float y, float z, Mat4* dst) const {
    float moved[4];
    for (int row = 0; row < 4; ++row) moved[row] = m[row] * x + m[4 + row] * y + m[8 + row] * z + m[12 + row];
    if (dst != this) *dst = *this;
    std::memcpy(dst->m + 12, moved, sizeof moved);
}

Mat4 Mat4::operator+(const Mat4& mat) const {
    Mat4 sum;
    add(*this, mat, &sum);
    return sum;
}

Mat4 Mat4::operator-(const Mat4& mat) const {
    Mat4 difference;
    subtract(*this, mat, &difference);
    return difference;
}

} // namespace cocos2d
